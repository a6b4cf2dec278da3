import { loadStores } from '../../src/store/locator/stores-data.ts'

export const data = loadStores

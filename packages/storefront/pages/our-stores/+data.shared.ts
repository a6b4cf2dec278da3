import { loadStores } from '../../src/features/store/locator/stores-data.ts'

export const data = loadStores

import { loadSearch } from '../../src/features/catalog/search-data.ts'

export const data = loadSearch

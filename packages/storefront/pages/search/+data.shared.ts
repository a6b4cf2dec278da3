import { loadSearch } from '../../src/catalog/search-data.ts'

export const data = loadSearch

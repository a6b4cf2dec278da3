import { loadFinder } from '../../src/choose/finder-data.ts'

export const data = loadFinder

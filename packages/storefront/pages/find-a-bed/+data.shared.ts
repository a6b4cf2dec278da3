import { loadFinder } from '../../src/finder/finder-data.ts'

export const data = loadFinder

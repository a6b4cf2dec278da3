import { loadHome } from '../../src/features/home/home-data.ts'

export const data = loadHome

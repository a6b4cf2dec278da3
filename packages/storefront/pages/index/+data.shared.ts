import { loadHome } from '../../src/home/home-data.ts'

export const data = loadHome

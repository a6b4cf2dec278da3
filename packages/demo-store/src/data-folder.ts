// Where the data files of the demo store are, for the back end that sells them and the generators that draw them.
import { fileURLToPath } from 'node:url'

/** Absolute, without a slash at the end. */
export const dataFolder = fileURLToPath(new URL('../data', import.meta.url))

/** Where the repository is. */
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository's root. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

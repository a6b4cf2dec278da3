// Which release a server is, for health checks, logs and metrics. `pnpm build:release` writes the file into each folder.
import { readFileSync } from 'node:fs'

export interface Release {
  /** Of the root's package.json; `development` in a checkout. */
  version: string
  /** Of Git, 12 digits; empty in a checkout. */
  commit: string
}

/** `release.json` of the folder, beside the compiled packages. */
const FILE = new URL('../../release.json', import.meta.url)

export const release: Release = readRelease(FILE)

/** @throws when the file is there but no JSON */
export function readRelease(file: URL): Release {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Release
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { version: 'development', commit: '' }
    throw error
  }
}

// Gives each picture an address that changes with its bytes, so that browsers may keep it for ever.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from './read-catalogue.ts'

type Picture = Catalogue['pictures'][number]

/** `bed.jpg` -> `cache/1a2b3c4d/bed.jpg`; pictures without a file are left out. */
export function versionPictures(pictures: readonly Picture[], folder: string): Picture[] {
  return pictures.flatMap((picture) => {
    const path = join(folder, picture.file)
    if (!existsSync(path)) return []
    const version = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8)
    return [{ ...picture, file: `cache/${version}/${picture.file}` }]
  })
}

// Gives each picture an address that changes with its bytes, so that browsers may cache it without expiry.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalog } from '@loftwood/demo-store/read-catalog'

type Picture = Catalog['pictures'][number]

/** `bed.jpg` -> `cache/1a2b3c4d/bed.jpg`; pictures without a file are left out, as are clips. */
export function versionPictures(pictures: readonly Picture[], folder: string): Picture[] {
  const versioned = (name: string | undefined): string | undefined => {
    if (name === undefined || !existsSync(join(folder, name))) return undefined
    const bytes = readFileSync(join(folder, name))
    return `cache/${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}/${name}`
  }
  return pictures.flatMap((picture) => {
    const file = versioned(picture.file)
    return file ? [{ ...picture, file, clip: versioned(picture.clip) }] : []
  })
}

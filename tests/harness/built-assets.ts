/** What a build of the storefront is made of. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** The folder of the build that tests start. */
export const BUILT = resolve(import.meta.dirname, '../../packages/storefront')

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
}

/** The hashed files that a build is made of, by its manifest: its folder may have those of earlier ones too. */
export async function assetsOf(folder: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(folder, 'dist/assets.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  return [...new Set(files)]
}

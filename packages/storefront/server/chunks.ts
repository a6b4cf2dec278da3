// Which built files a part of the page is made of, so that the browser can load them before it finds out by itself.
import { readFile } from 'node:fs/promises'

interface Chunk {
  file: string
  imports?: string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** Answers the addresses of a source file's chunk and of all it imports; empty for an unknown one. */
export type FilesOf = (source: string) => string[]

/** Looks files up in a manifest of vite. */
export function filesIn(manifest: Manifest): FilesOf {
  const collect = (key: string, seen: Set<string>): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || seen.has(`/${chunk.file}`)) return seen
    seen.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) collect(imported, seen)
    return seen
  }
  return (source) => [...collect(source, new Set())]
}

/** Reads the manifest of the build. */
export async function readChunks(): Promise<FilesOf> {
  const text = await readFile(new URL('../dist/assets.json', import.meta.url), 'utf8')
  return filesIn(JSON.parse(text) as Manifest)
}

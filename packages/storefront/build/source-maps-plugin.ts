// Vite plugin: moves the source maps of the browser's files out of the folder that is served. The server reads them to say
// where an error happened; they hold names and positions, not the sources themselves.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface Folders {
  /** Where the maps of a build go; those of the build before are removed. */
  maps: string
  /** Paths of sources are relative to it. */
  root: string
}

const OURS: Folders = { maps: folder('../dist/maps'), root: folder('../../../') }

interface SourceMapJson {
  sources: string[]
  sourcesContent?: unknown
}

/** Moves each `<file>.js.map` of a folder. */
function moveSourceMaps(built: string, { maps, root }: Folders): void {
  rmSync(maps, { recursive: true, force: true })
  mkdirSync(maps, { recursive: true })
  for (const file of globSync('**/*.map', { cwd: built }).map((path) => join(built, path))) {
    const { sourcesContent: _, ...map } = JSON.parse(readFileSync(file, 'utf8')) as SourceMapJson
    const sources = map.sources.map((source) => sourceName(resolve(dirname(file), source), root))
    writeFileSync(join(maps, basename(file)), JSON.stringify({ ...map, sources }))
    rmSync(file)
  }
}

/** `packages/…`; a library's path begins at its own folder, whatever the package manager puts before it. */
const sourceName = (path: string, root: string) =>
  path.replace(root, '').replace(/^.*\/node_modules\/(?!\.pnpm\/)/, 'node_modules/')

export function sourceMapsPlugin(folders: Folders = OURS): Plugin {
  return {
    name: 'loftwood:source-maps',
    apply: 'build',
    writeBundle({ dir }) {
      if (this.environment.name === 'client' && dir !== undefined) moveSourceMaps(dir, folders)
    },
  }
}

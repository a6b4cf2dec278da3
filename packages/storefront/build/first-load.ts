// What the browser loads with the first page of a visit: JavaScript in brotli bytes, by file and by library.
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { ModuleSizes } from './module-sizes-plugin.ts'
import type { PageName } from './size-budgets.ts'

const dist = (path: string) => new URL(`../dist/${path}`, import.meta.url)
const readJson = (path: string) => JSON.parse(readFileSync(dist(path), 'utf8')) as unknown

interface Chunk {
  file: string
  imports?: string[]
}

/** vite's. */
type Manifest = Readonly<Record<string, Chunk>>

export interface FileSize {
  file: string
  bytes: number
  /** Library, or `shop` for our own code, -> its share of the bytes. */
  libraries: Record<string, number>
}

/** Modules that every public page loads, and those of some; the files that hold them import the rest. */
const ENTRY = 'runtime-client-routing/entry.js'
const SHARED = [ENTRY, 'storefront/src/app/browser/start.ts', 'virtual:texts/loftwood/en/first']
const MODULES = {
  home: ['client:/pages/index'],
  category: [
    'client:/pages/catch-all',
    'storefront/src/catalog/category-page.tsx',
    'virtual:texts/loftwood/en/list',
  ],
  product: [
    'client:/pages/catch-all',
    'storefront/src/product/product-page.tsx',
    'virtual:texts/loftwood/en/product',
  ],
} as const satisfies Record<PageName, string[]>

/** The files of a page's first load, the largest first. @throws when there is no build */
export const firstLoadOf = (page: PageName): FileSize[] => filesOf([...SHARED, ...MODULES[page]])

/** The files that are loaded with the document. @throws when there is no build */
export const entryLoad = (): FileSize[] => filesOf([ENTRY])

/** The files that hold these modules, and what they import. */
function filesOf(requested: readonly string[]): FileSize[] {
  const manifest = readJson('assets.json') as Manifest
  const modules = readJson('modules.json') as ModuleSizes
  const chunks = Object.values(manifest)
  const holds = (file: string, module: string) =>
    Object.keys(modules[file] ?? {}).some((id) => id.endsWith(module))
  const loaded = new Set<string>()
  const load = ({ file, imports = [] }: Chunk) => {
    if (loaded.has(file)) return
    loaded.add(file)
    for (const key of imports) load(manifest[key] as Chunk)
  }
  for (const module of requested) {
    const chunk = chunks.find(({ file }) => holds(file, module))
    if (!chunk) throw new Error(`no built file holds ${module}`)
    load(chunk)
  }
  return [...loaded]
    .filter((file) => file.endsWith('.js'))
    .map((file) => sizeOf(file, modules))
    .sort((left, right) => right.bytes - left.bytes)
}

function sizeOf(file: string, modules: ModuleSizes): FileSize {
  const { length: bytes } = brotliCompressSync(readFileSync(dist(`client/${file}`)))
  const parts = Object.entries(modules[file] ?? {})
  const total = parts.reduce((sum, [, length]) => sum + length, 0)
  const libraries: Record<string, number> = {}
  for (const [id, length] of parts) {
    const name = libraryOf(id)
    libraries[name] = (libraries[name] ?? 0) + (bytes * length) / Math.max(total, 1)
  }
  return { file, bytes, libraries }
}

function libraryOf(id: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  const [, ours] = /\/packages\/([\w-]+)\//.exec(id) ?? []
  return name ?? (ours ? `our ${ours}` : 'virtual modules')
}

/** The sum of the files. */
export const bytesOf = (files: readonly FileSize[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

// What the browser loads with the first page of a visit: JavaScript in brotli bytes, by file and by library.
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { filesIn, type Manifest } from '../server/chunks.ts'
import type { ModuleSizes } from './module-sizes-plugin.ts'

const dist = (path: string) => new URL(`../dist/${path}`, import.meta.url)
const readJson = (path: string) => JSON.parse(readFileSync(dist(path), 'utf8')) as unknown

export interface FileSize {
  file: string
  bytes: number
  /** Library, or `shop` for our own code, -> its share of the bytes. */
  libraries: Record<string, number>
}

/** The entries of every page, and the parts of some. */
const SHARED = [
  'pages/+client.ts',
  'src/app/browser/first-page.ts',
  'src/app/browser/start.ts',
  'virtual:messages/en/first',
]
export const PAGES = {
  home: ['pages/index/+Page.tsx'],
  category: ['pages/catch-all/+Page.tsx', 'src/app/screens/category-screen.tsx'],
  product: ['pages/catch-all/+Page.tsx', 'src/app/screens/product-screen.tsx'],
} as const satisfies Record<string, string[]>

export type PageName = keyof typeof PAGES

/** The files of a page's first load, the largest first. @throws when there is no build */
export function firstLoadOf(page: PageName): FileSize[] {
  const manifest = readJson('assets.json') as Manifest
  const modules = readJson('modules.json') as ModuleSizes
  const sources = [...SHARED, ...PAGES[page]].flatMap(filesIn(manifest, modules))
  const files = new Set(sources.filter((file) => file.endsWith('.js')))
  return [...files]
    .map((file) => sizeOf(file.slice(1), modules))
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

// Which built files a part of the page is made of, so that the browser can load them before it finds out by itself.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Config } from './config.ts'
import { securityHeaders } from './security.ts'

interface Chunk {
  file: string
  imports?: string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** Answers the addresses of a source file's chunk and of all it imports; empty for an unknown one. */
export type FilesOf = (source: string) => string[]

/** File -> its modules, by their paths on the machine that built them, as build/module-sizes-plugin.ts writes it. */
export type ModulesOfFiles = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The file that a module is in: a manifest has no entry of its own for what several entries share. */
function fileWith(source: string, modules: ModulesOfFiles): string | undefined {
  const isSource = (id: string) => id.endsWith(`/storefront/${source}`)
  return Object.entries(modules).find(([, ids]) => Object.keys(ids).some(isSource))?.[0]
}

/** Looks files up in a manifest of vite. */
export function filesIn(manifest: Manifest, modules: ModulesOfFiles = {}): FilesOf {
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
  const collect = (key: string, seen: Set<string>): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || seen.has(`/${chunk.file}`)) return seen
    seen.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) collect(imported, seen)
    return seen
  }
  const look = (source: string): string[] => {
    const key = keys.get(fileWith(source, modules) ?? '') ?? source
    return [...collect(key, new Set())]
  }
  const found = new Map<string, string[]>()
  return (source) => {
    const files = found.get(source) ?? look(source)
    found.set(source, files)
    return files
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`../dist/${file}`, import.meta.url), 'utf8')) as unknown
}

/** Reads the manifest of the build. */
export async function readChunks(): Promise<FilesOf> {
  const [manifest, modules] = await Promise.all([readJson('assets.json'), readJson('modules.json')])
  return filesIn(manifest as Manifest, modules as ModulesOfFiles)
}

/** Names the build and the settings that pages and their headers depend on: with others they are other pages. */
export async function buildOf(config: Config): Promise<string> {
  const { publicUrl, thirdPartyScripts, hostedSearchUrl, externalCheckoutUrl, captcha } = config
  const settings = { publicUrl, thirdPartyScripts, hostedSearchUrl, externalCheckoutUrl, captcha }
  const parts = JSON.stringify([await readJson('assets.json'), settings, securityHeaders(config)])
  return createHash('sha256').update(parts).digest('base64url')
}

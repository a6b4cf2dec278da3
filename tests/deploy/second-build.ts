/**
 * The storefront of the next release: a folder of its own with two lines changed, built like the first. It lies beside the
 * storefront, because the names of modules in the import map come from their paths relative to the folder of the build.
 */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { toolEnv } from '../../scripts/lib/steps.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const STOREFRONT = join(ROOT, 'packages/storefront')
const LEFT_OUT = new Set(['node_modules', 'dist', '.data'])

/** A component that many pages share, and what is changed in it. */
const CHANGED = 'src/platform/media/picture.tsx'
const BEFORE = 'width={width}\n      height={height}'
const AFTER = 'data-release="two"\n      data-lines="changed"\n      width={width}\n      height={height}'

export interface SecondBuild {
  folder: string
  remove: () => Promise<void>
}

export async function buildSecond(): Promise<SecondBuild> {
  const folder = await mkdtemp(join(ROOT, 'packages/.storefront-next-'))
  for (const name of await readdir(STOREFRONT))
    if (!LEFT_OUT.has(name)) await cp(join(STOREFRONT, name), join(folder, name), { recursive: true })
  await symlink(join(STOREFRONT, 'node_modules'), join(folder, 'node_modules'))
  const source = await readFile(join(folder, CHANGED), 'utf8')
  if (!source.includes(BEFORE)) throw new Error(`${CHANGED} has no place for the change`)
  await writeFile(join(folder, CHANGED), source.replace(BEFORE, AFTER))
  await promisify(execFile)('node_modules/.bin/vike', ['build'], { cwd: folder, env: toolEnv() })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

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

export const FIRST_BUILD = STOREFRONT

/**
 * The storefront of the next release: a folder of its own with two lines changed, built like the first. It lies beside the
 * storefront, so that relative paths lead to the same files.
 */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { toolEnv } from '../../scripts/lib/steps.mjs'
import { BUILT } from '../harness/built-assets.ts'

const ROOT = resolve(import.meta.dirname, '../..')
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
  for (const name of await readdir(BUILT))
    if (!LEFT_OUT.has(name)) await cp(join(BUILT, name), join(folder, name), { recursive: true })
  await symlink(join(BUILT, 'node_modules'), join(folder, 'node_modules'))
  const source = await readFile(join(folder, CHANGED), 'utf8')
  if (!source.includes(BEFORE)) throw new Error(`${CHANGED} has no place for the change`)
  await writeFile(join(folder, CHANGED), source.replace(BEFORE, AFTER))
  await promisify(execFile)('node_modules/.bin/vike', ['build'], { cwd: folder, env: toolEnv() })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

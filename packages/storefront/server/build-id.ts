// A hash of the code and the settings that pages and their headers depend on: another hash means other pages.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Config } from './config.ts'
import { pageSettings } from './page-settings.ts'
import { securityHeaders } from './security.ts'

const MANIFEST = new URL('../dist/assets.json', import.meta.url)
/** What renders pages, as it was built, and what stores and sends them. */
const CODE = [new URL('../dist/server/', import.meta.url), new URL('./', import.meta.url)]
const IS_CODE = /(?<!\.test)\.(?:ts|m?js)$/

/** @throws when there is no build */
export async function buildOf(config: Config): Promise<string> {
  const settings = pageSettings(config)
  const code = await Promise.all(CODE.map(checksumOf))
  const manifest = await readFile(MANIFEST, 'utf8')
  return sha256(JSON.stringify([manifest, code, settings, securityHeaders(config)]))
}

/** Of the names and contents of a folder's code. */
export async function checksumOf(folder: URL): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => IS_CODE.test(name)).sort()
  const sums = await Promise.all(
    files.map(async (name) => [name, sha256(await readFile(new URL(name, folder)))]),
  )
  return sha256(JSON.stringify(sums))
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('base64url')

// Names the build and the settings that pages and their headers depend on: with others they are other pages.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Config } from './config.ts'
import { securityHeaders } from './security.ts'

const MANIFEST = new URL('../dist/assets.json', import.meta.url)

/** @throws when there is no build */
export async function buildOf(config: Config): Promise<string> {
  const { publicUrl, thirdPartyScripts, hostedSearchUrl, externalCheckoutUrl, captcha } = config
  const settings = { publicUrl, thirdPartyScripts, hostedSearchUrl, externalCheckoutUrl, captcha }
  const parts = JSON.stringify([await readFile(MANIFEST, 'utf8'), settings, securityHeaders(config)])
  return createHash('sha256').update(parts).digest('base64url')
}

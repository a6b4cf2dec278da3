// The content security policy that pages are sent with.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { loadConfig } from './config.ts'
import { securityHeaders } from './security.ts'

const policyOf = (env: Record<string, string>) =>
  new Map(securityHeaders(loadConfig(env))).get('Content-Security-Policy') ?? ''

it('lets <model-viewer> style itself, and nothing else within a page', () => {
  const file = createRequire(import.meta.url).resolve('@google/model-viewer/dist/model-viewer.min.js')
  const styles = [...readFileSync(file, 'utf8').matchAll(/<style>(.*?)<\/style>/gs)]
  const hashes = styles.map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  expect(policyOf({})).toContain(`style-src 'self' ${hashes.join(' ')};`)
  expect(policyOf({})).not.toContain('wasm-unsafe-eval')
})

// The process reports why it cannot start in a sentence, without a stack.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { loadBuild } from './load-build.ts'

it('says what is wrong with the settings, and ends with 78', { timeout: 20_000 }, async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], { env: { TRUST_PROXY: 'everybody', PORT: 'x' } })
  let text = ''
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(78)
  expect(text).toMatch(/PORT[\s\S]*TRUST_PROXY|TRUST_PROXY[\s\S]*PORT/)
  expect(text).not.toMatch(/\n\s+at .*:\d+:\d+/)
})

it('says that there is no build', async () => {
  const nowhere = pathToFileURL(`${tmpdir()}/loftwood-never-built/`)
  await expect(loadBuild(nowhere)).rejects.toThrow(/^The storefront is not built: run `pnpm build` first$/)
})

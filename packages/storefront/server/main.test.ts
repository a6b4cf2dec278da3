// The process reports why it cannot start in a sentence, without a stack.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { loadBuild } from './load-build.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

/** Starts the storefront, which cannot. */
async function failedStart(env: Record<string, string>, flags: string[] = []) {
  const child = spawn(process.execPath, [...flags, MAIN], { env })
  let text = ''
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, text }
}

it('says what is wrong with the settings, and ends with 78', { timeout: 60_000 }, async () => {
  const { code, text } = await failedStart({ TRUST_PROXY: 'everybody', PORT: 'x' })
  expect(code).toBe(78)
  expect(text).toMatch(/PORT[\s\S]*TRUST_PROXY|TRUST_PROXY[\s\S]*PORT/)
  expect(text).not.toMatch(/\n\s+at .*:\d+:\d+/)
})

it('does not start in production with the development build of React', { timeout: 60_000 }, async () => {
  const { code, text } = await failedStart({ NODE_ENV: '' }, ['--import', import.meta.resolve('react')])
  expect(code).toBe(78)
  expect(text).toMatch(/^React's development build is loaded: set NODE_ENV=production/m)
})

it('says that there is no build', async () => {
  const nowhere = pathToFileURL(`${tmpdir()}/loftwood-never-built/`)
  await expect(loadBuild(nowhere)).rejects.toThrow(/^The storefront is not built: run `pnpm build` first$/)
})

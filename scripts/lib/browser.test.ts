import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { findChromium } from './browser.mjs'

const DEBIANS = '/usr/bin/chromium'
const SHELL = '/usr/bin/chromium-headless-shell'
const CHROME = '/usr/bin/google-chrome'

/** The first folder of programs: an apt-get without the package that it is asked for. */
const folder = mkdtempSync(join(tmpdir(), 'loftwood-browser-'))
const calls = join(folder, 'calls')
writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >> ${calls}\nexit 100\n`)
chmodSync(join(folder, 'apt-get'), 0o755)
beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', undefined)
  rmSync(calls, { force: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ["Debian's shell", [DEBIANS, SHELL], SHELL],
  ["Debian's without a shell", [DEBIANS], DEBIANS],
  ['no shell beside another browser', [CHROME, SHELL], CHROME],
  ['no shell alone, which cannot do everything', [SHELL], undefined],
])('finds %s', (_name, there, found) => {
  expect(findChromium({ isThere: (path) => there.includes(path) })).toBe(found)
})

it('finds the whole browser where that is needed', () => {
  const isThere = (path: string) => [DEBIANS, SHELL].includes(path)
  expect(findChromium({ isThere, isWhole: true })).toBe(DEBIANS)
})

const SCRIPT = `
  const { ensureChromium } = await import(${JSON.stringify(new URL('browser.mjs', import.meta.url).href)})
  console.log(await ensureChromium({ isThere: (path) => path === '${DEBIANS}' }))
`
const isBuildServer = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

it.runIf(isBuildServer)('does without a shell that cannot be installed', async () => {
  const env = { PATH: folder, CI: 'true' }
  const args = ['--input-type=module', '--eval', SCRIPT]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  expect(stdout.trim()).toBe(DEBIANS)
  expect(readFileSync(calls, 'utf8')).toMatch(/^-o Acquire::http::Timeout=10 .*update -q\n$/)
})

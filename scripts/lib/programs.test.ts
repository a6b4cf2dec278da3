import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeEach, expect, it } from 'vitest'

/** The only folder of programs: an apt-get that writes down what it is called with, and no redis-server. */
const folder = mkdtempSync(join(tmpdir(), 'loftwood-programs-'))
const calls = join(folder, 'calls')
writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >> ${calls}\n`)
chmodSync(join(folder, 'apt-get'), 0o755)
beforeEach(() => rmSync(calls, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

const SCRIPT = `
  const { ensureProgram } = await import(${JSON.stringify(new URL('programs.mjs', import.meta.url).href)})
  console.log(await ensureProgram('redis').catch((error) => error.output))
`

async function ensureRedis(env: NodeJS.ProcessEnv) {
  const args = ['--input-type=module', '--eval', SCRIPT]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: folder, ...env } })
  return stdout
}

it('prints what to install, and installs nothing', async () => {
  expect(await ensureRedis({})).toMatch(/as root: apt-get update && apt-get install .* redis-server\n/)
  expect(existsSync(calls)).toBe(false)
})

const isBuildServer = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

it.runIf(isBuildServer)('installs it as root when CI=true', async () => {
  await ensureRedis({ CI: 'true' })
  const lines = readFileSync(calls, 'utf8').split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^-o Acquire::http::Timeout=10 .*update -q$/),
    expect.stringMatching(
      /^-o Acquire::http::Timeout=10 .*install -yq --no-install-recommends redis-server$/,
    ),
    '',
  ])
})

/** The units of systemd: it understands every line, and finds what they allow the servers small. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { SERVICES } from '../../scripts/lib/services.mjs'
import { unitOf } from '../../scripts/lib/unit-file.mjs'

/** Of 100, as `systemd-analyze security` counts; without any hardening it is 96. */
const MOST_EXPOSURE = '20'

const folder = mkdtempSync(join(tmpdir(), 'loftwood-units-'))
test.afterAll(() => rmSync(folder, { recursive: true }))

function analyze(...args: string[]) {
  const { status, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  return { status, complaints: stderr }
}

for (const { name } of SERVICES) {
  test(`systemd takes the unit of the ${name}`, () => {
    const file = join(folder, basename(unitOf(name)))
    // Where Node is installed differs from machine to machine.
    writeFileSync(file, readFileSync(unitOf(name), 'utf8').replace('/usr/bin/node', process.execPath))
    // It ignores a line that it does not know, and says so.
    expect(analyze('verify', '--recursive-errors=no', file)).toEqual({ status: 0, complaints: '' })
  })

  test(`the unit of the ${name} allows little`, () => {
    const options = ['--offline=true', `--threshold=${MOST_EXPOSURE}`]
    expect(analyze('security', ...options, unitOf(name)).status).toBe(0)
  })
}

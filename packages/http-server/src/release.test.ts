import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { readRelease, release } from './release.ts'

const folder = mkdtempSync(join(tmpdir(), 'release-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('reads what the build has written', () => {
  const file = join(folder, 'release.json')
  writeFileSync(file, '{"version":"1.2.3","commit":"0123456789ab"}')
  expect(readRelease(pathToFileURL(file))).toEqual({ version: '1.2.3', commit: '0123456789ab' })
})

it('is a development version in a checkout', () => {
  expect(release).toEqual({ version: 'development', commit: '' })
})

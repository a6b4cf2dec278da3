// Real builds into a temporary folder: files that an open tab requests survive the next build.
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { build } from 'vite'
import { oldAssetsPlugin } from './old-assets-plugin.ts'
import { DAY_MS } from '../src/platform/durations.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'loftwood-assets-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const assets = () => join(root, 'dist/assets')

/** Builds a page with this script text; returns all scripts in the folder. */
async function release(text: string): Promise<string[]> {
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>')
  writeFileSync(join(root, 'main.js'), `document.title = '${text}'`)
  const plugins = [oldAssetsPlugin({ assets: assets(), saved: join(root, 'saved') })]
  await build({ root, configFile: false, logLevel: 'silent', plugins })
  return readdirSync(assets()).toSorted()
}

it('retains the files of earlier builds', async () => {
  const [first = ''] = await release('one')
  const second = await release('two')
  expect(second).toHaveLength(2)
  expect(second).toContain(first)
  expect(await release('three')).toEqual(expect.arrayContaining(second))
})

it('drops those that no tab can still need', async () => {
  const [first = ''] = await release('one')
  const monthAgo = new Date(Date.now() - 31 * DAY_MS)
  utimesSync(join(assets(), first), monthAgo, monthAgo)
  const second = await release('two')
  expect(second).toHaveLength(1)
  expect(second).not.toContain(first)
})

// Personal data is for the owner of the shop's process only, in folders of before as well.
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyFilledDatabase } from '../testing/filled-database.ts'
import { startCommerce } from '../testing/index.ts'
import { runAdmin } from '../testing/run-admin.ts'
import { makePrivate } from './private-folder.ts'

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loftwood-private-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true }))

/** Paths that somebody else may read, write or enter. */
async function openPaths(): Promise<string[]> {
  const paths = ['', ...(await readdir(dataDir))].map((name) => join(dataDir, name))
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: (await stat(path)).mode })))
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path }) => path)
}

/** As an operator who made it by hand, or an earlier release, left it. */
async function makeOpenFolder(): Promise<void> {
  await copyFilledDatabase(dataDir)
  await mkdir(join(dataDir, 'imports'))
  await writeFile(join(dataDir, 'shop.pid'), '1\n')
  for (const name of ['', 'imports']) await chmod(join(dataDir, name), 0o755)
  for (const name of ['shop.sqlite', 'shop.pid']) await chmod(join(dataDir, name), 0o644)
}

test('a folder that others could read is for its owner only while the shop runs, and afterwards', async () => {
  await makeOpenFolder()
  const commerce = await startCommerce({ dataDir })
  const whileRunning = await openPaths()
  await commerce.stop()
  expect([whileRunning, await openPaths()]).toEqual([[], []])
})

test('so are a new folder, one that a command opens, and one that a backup is restored to', async () => {
  await (await startCommerce({ dataDir })).stop()
  expect(await openPaths()).toEqual([])
  const file = join(folder, 'copy.sqlite')
  await runAdmin(['backup', file], { dataDir })
  await chmod(file, 0o644)
  await chmod(join(dataDir, 'shop.sqlite'), 0o644)
  await chmod(dataDir, 0o755)
  expect(await runAdmin(['orders'], { dataDir })).toMatchObject({ code: 0 })
  expect(await openPaths()).toEqual([])
  expect(await runAdmin(['restore', file], { dataDir })).toMatchObject({ code: 0 })
  expect(await openPaths()).toEqual([])
})

test('a folder that cannot be made private is named, with the reason', () => {
  expect(makePrivate('/proc/self/fdinfo')).toMatch(
    /^Others on this machine may read \/proc\/self\/fdinfo: EPERM/u,
  )
})

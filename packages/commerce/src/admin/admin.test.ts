// Commands reach the running shop through its socket, and the folder itself when nobody serves it.
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startCommerce } from '../testing/index.ts'
import type { TestCommerce } from '../testing/index.ts'
import { spawnAdmin } from '../testing/operator.ts'
import { runAdmin } from '../testing/run-admin.ts'
import { requireShop } from './require-shop.ts'

let folder: string
let dataDir: string
let running: TestCommerce | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loftwood-admin-'))
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  await running?.stop()
  running = undefined
  await rm(folder, { recursive: true })
})
const admin = (...words: string[]) => runAdmin(words, { dataDir })
/** In a process of its own, with its exit code. */
const terminal = (...words: string[]) => spawnAdmin(words, { dataDir })

test('the help names every command', async () => {
  const { code, stdout } = await terminal('help')
  expect(code).toBe(0)
  expect(stdout).toMatch(/backup <file>[\s\S]*restore <file>/)
})

test.each([
  [['no-such-command'], 'There is no command no-such-command'],
  [['constructor'], 'There is no command constructor'],
  [['backup'], 'Usage: backup <file>'],
  [['backup', 'a', 'b'], 'Too many arguments: b'],
  [['backup', 'a', '--loudly'], "Unknown option '--loudly'"],
])('%j is refused with exit code 2', async (words, message) => {
  expect(await admin(...words)).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining(message),
  })
})

test('a process ends with the exit code', async () => {
  expect(await terminal('no-such-command')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('no-such'),
  })
})

test('only the owner may open the socket, and it goes with the server', async () => {
  running = await startCommerce({ dataDir })
  const { mode } = await stat(join(dataDir, 'admin.sock'))
  expect(mode & 0o777).toBe(0o600)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  await running.stop()
  running = undefined
  await expect(stat(join(dataDir, 'admin.sock'))).rejects.toThrow('ENOENT')
})

test('a command works on a folder nobody serves', async () => {
  await (await startCommerce({ dataDir })).stop()
  const file = join(folder, 'copy.sqlite')
  expect(await admin('backup', file)).toMatchObject({ code: 0, stdout: expect.stringContaining('product: ') })
  expect((await stat(file)).size).toBeGreaterThan(100_000)
})

test.each([['backup', 'copy.sqlite'], ['orders'], ['reviews']])(
  '%s refuses a data folder that was never started, and makes nothing',
  async (...words) => {
    const refused = { code: 1, stdout: '', stderr: expect.stringMatching(/^There is no shop in .*\n$/) }
    expect(await admin(...words)).toEqual(refused)
    await mkdir(dataDir)
    expect(await admin(...words)).toEqual(refused)
    expect(await readdir(dataDir)).toEqual([])
  },
)

// Not through a process: without DATA_DIR that would be the folder of the workspace, where there may be a shop.
test('import and restore fill a folder that was never started only if it was named', () => {
  const fill = (isDataDirNamed: boolean) => requireShop({ dataDir, isDataDirNamed }, { opensEmpty: true })
  expect(() => fill(false)).toThrow('DATA_DIR is not set')
  expect(() => fill(true)).not.toThrow()
})

test('a failing command exits with 1 and the reason, the shop goes on', async () => {
  running = await startCommerce({ dataDir })
  const file = join(folder, 'copy.sqlite')
  expect(await terminal('backup', file)).toMatchObject({ code: 0 })
  expect(await terminal('backup', file)).toEqual({ code: 1, stdout: '', stderr: `${file} exists already\n` })
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200)
})

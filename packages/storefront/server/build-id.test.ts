import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { checksumOf } from './build-id.ts'

it('differs with each file of the code, by its name and its content', async () => {
  const path = await mkdtemp(join(tmpdir(), 'build-'))
  onTestFinished(() => rm(path, { recursive: true }))
  const folder = pathToFileURL(`${path}/`)
  await mkdir(join(path, 'pages'))
  const write = async (name: string, text: string) => {
    await writeFile(join(path, name), text)
    return checksumOf(folder)
  }
  const sums = [await write('a.ts', 'a'), await write('a.ts', 'b'), await write('pages/a.mjs', 'a')]
  expect(new Set(sums).size).toBe(3)
  for (const other of ['a.test.ts', 'favicon.svg']) expect(await write(other, 'a')).toBe(sums[2])
})

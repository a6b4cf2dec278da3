// The shop's own catalog in a database: written once for each process of tests, and copied for each back end.
import { copyFile, mkdir } from 'node:fs/promises'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../config.ts'
import { databaseFile } from '../db/open-database.ts'
import { openShop } from '../open-shop.ts'

let written: Promise<string> | undefined

/** Puts the filled database into a folder that has none. */
export async function copyFilledDatabase(dataDir: string): Promise<void> {
  if (existsSync(databaseFile(dataDir))) return
  written ??= writeOnce()
  const file = await written
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await copyFile(file, databaseFile(dataDir))
}

/** @returns the file; closed, so that nothing of it is left in the write-ahead log */
async function writeOnce(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'loftwood-filled-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const { database } = await openShop(config, { isFilling: true, onProgress: () => undefined })
  await database.close()
  return databaseFile(dataDir)
}

// Keeps a command from making a demonstration shop where the operator's shop is not, and from working on that.
import { statSync } from 'node:fs'
import type { Config } from '../config.ts'
import { databaseFile } from '../db/open-database.ts'
import type { Command, FolderCommand } from './command.ts'

/** @throws {Error} when the data folder is missing or was never started, unless the command fills it and it was named */
export function requireShop(
  { dataDir, isDataDirNamed }: Pick<Config, 'dataDir' | 'isDataDirNamed'>,
  { opensEmpty = false }: Pick<Command | FolderCommand, 'opensEmpty'>,
): void {
  const isStarted = (statSync(databaseFile(dataDir), { throwIfNoEntry: false })?.size ?? 0) > 0
  if (isStarted || (opensEmpty && isDataDirNamed)) return
  const reason = isDataDirNamed ? 'no shop was ever started there' : 'DATA_DIR is not set'
  throw new Error(`There is no shop in ${dataDir}: ${reason}. Set DATA_DIR to the data folder of the shop.`)
}

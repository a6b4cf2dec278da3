// Runs one command of the operator: in the running server, or here when none runs.
import type { Config } from '../config.ts'
import type { Services } from '../context.ts'
import type { CommandTable, Terminal } from './command.ts'
import { readCommand } from './read-command.ts'
import { requireShop } from './require-shop.ts'
import { sendCommand } from './send-command.ts'

export interface Operator extends Terminal {
  cwd: string
  signal: AbortSignal
}

export interface OpenedServices {
  services: Services
  close: () => Promise<void>
}

export interface Shopkeeping {
  table: CommandTable
  config: Config
  /** Opens the data folder for a command while no server does; fills it from the catalog's files, or not. */
  open: (isFilling: boolean) => Promise<OpenedServices>
}

/**
 * @returns the exit code
 * @throws {UsageError} when the words are no command
 * @throws {Error} when the command failed
 */
export async function runCommand(
  words: readonly string[],
  { table, config, open }: Shopkeeping,
  operator: Operator,
): Promise<number> {
  const { row, args } = readCommand(table, words)
  if (row.on === 'folder') {
    requireShop(config, row)
    return (await row.run(args, { config, ...operator })) ?? 0
  }
  const code = await sendCommand(config.dataDir, { words: [...words], cwd: operator.cwd }, operator)
  if (code !== undefined) return code
  requireShop(config, row)
  const { services, close } = await open(!row.opensEmpty)
  try {
    return (await row.run(args, { services, config, isServing: false, ...operator })) ?? 0
  } finally {
    await close()
  }
}

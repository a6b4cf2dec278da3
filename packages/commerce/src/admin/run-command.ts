// Runs one command of the operator: in the running server, or here when none runs.
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import type { Config } from '../config.ts'
import type { Services } from '../context.ts'
import type { CommandTable, Terminal } from './command.ts'
import { readCommand, UsageError } from './read-command.ts'
import { requireShop } from './require-shop.ts'
import { type AdminEvent, type AdminRequest, socketPath } from './admin-server.ts'

/**
 * @returns the exit code, or undefined when no server listens
 * @throws {Error} with the server's message when the command failed there
 */
async function sendCommand(
  dataDir: string,
  request: AdminRequest,
  terminal: Terminal & { signal: AbortSignal },
): Promise<number | undefined> {
  const response = await post(socketPath(dataDir), JSON.stringify(request), terminal.signal)
  if (!response) return undefined
  for await (const line of createInterface({ input: response })) {
    const event = JSON.parse(line) as AdminEvent
    if (event.kind === 'line') terminal.print(event.text)
    else if (event.kind === 'progress') terminal.showProgress(event.text)
    else if (event.kind === 'exit') return event.code
    else throw event.kind === 'usage' ? new UsageError(event.text) : new Error(event.text)
  }
  throw new Error('The server stopped before the command was done')
}

async function post(path: string, body: string, signal: AbortSignal): Promise<IncomingMessage | undefined> {
  const outgoing = request({ socketPath: path, method: 'POST', path: '/', signal })
  outgoing.end(body)
  try {
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    return response
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'EINVAL') return undefined
    throw error
  }
}

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

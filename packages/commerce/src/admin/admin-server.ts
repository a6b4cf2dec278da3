// How commands reach a running shop: a socket in the data folder that only the shop's own user may open.
import { chmodSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { Command, CommandContext, CommandTable } from './command.ts'
import { UsageError, readCommand } from './read-command.ts'
import type { Invocation } from './read-command.ts'

/** One line of the answer, as JSON. */
export type AdminEvent =
  | { kind: 'line' | 'progress' | 'usage' | 'error'; text: string }
  | { kind: 'exit'; code: number }

/** A command's request to the server. */
const adminRequest = z.object({ words: z.array(z.string()), cwd: z.string() })
export type AdminRequest = z.infer<typeof adminRequest>

const PROGRESS_MS = 100

type ServedContext = Pick<CommandContext, 'services' | 'config'>

export function socketPath(dataDir: string): string {
  return join(dataDir, 'admin.sock')
}

/**
 * Listens for commands until it is stopped. Whoever can open the socket may do everything, so its mode is 0600.
 * @throws {Error} where there are no such sockets, or the folder's path is too long for one
 */
export async function serveCommands(
  table: CommandTable,
  context: ServedContext,
): Promise<() => Promise<void>> {
  const path = socketPath(context.config.dataDir)
  // Left over from a killed process: this process holds the folder's lock, so no other one listens there.
  rmSync(path, { force: true })
  const server = createServer((request, response) => void answer(request, response, { table, context }))
  server.listen(path)
  await once(server, 'listening')
  chmodSync(path, 0o600)
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

interface Served {
  table: CommandTable
  context: ServedContext
}

async function answer(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const send = (event: AdminEvent) => void response.write(`${JSON.stringify(event)}\n`)
  const aborter = new AbortController()
  response.on('close', () => aborter.abort())
  try {
    const { words, cwd } = adminRequest.parse(await json(request))
    const { row, args } = databaseCommand(readCommand(served.table, words))
    const code = await row.run(args, {
      ...served.context,
      cwd,
      isServing: true,
      signal: aborter.signal,
      print: (text) => send({ kind: 'line', text }),
      showProgress: atMostEvery(PROGRESS_MS, (text) => send({ kind: 'progress', text })),
    })
    send({ kind: 'exit', code: code ?? 0 })
  } catch (error) {
    send({ kind: error instanceof UsageError ? 'usage' : 'error', text: (error as Error).message })
  }
  response.end()
}

/** Passes on a text now and then, so that thousands of steps do not become thousands of lines. */
function atMostEvery(milliseconds: number, pass: (text: string) => void): (text: string) => void {
  let passedAt = -Infinity
  return (text) => {
    const now = performance.now()
    if (now - passedAt < milliseconds) return
    passedAt = now
    pass(text)
  }
}

function databaseCommand({ name, row, args }: Invocation): Invocation<Command> {
  if (row.on === 'folder') throw new Error(`${name} needs the shop to be stopped`)
  return { name, row, args }
}

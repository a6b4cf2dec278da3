// Sends a command to the server that runs on a data folder, if one does.
import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { socketPath } from './admin-server.ts'
import type { AdminEvent, AdminRequest } from './admin-server.ts'
import type { Terminal } from './command.ts'
import { UsageError } from './read-command.ts'

/**
 * @returns the exit code, or undefined when no server listens
 * @throws {Error} with the server's message when the command failed there
 */
export async function sendCommand(
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

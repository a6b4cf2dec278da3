// Closes a server's port without a loss: what the kernel has connected and Node has not accepted would be reset with it.
import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Under a load that leaves no short turn the port is closed all the same. */
const WITHIN_MS = 500
/** In a turn of the event loop that was so short, hardly a connection has come since Node looked for them. */
const SHORT_TURN_MS = 0.5

/** Resolves in a moment in which no connection waits to be accepted. */
export async function acceptWaiting(server: Server): Promise<void> {
  const deadline = performance.now() + WITHIN_MS
  let hasAccepted = true
  let turnMs = Infinity
  const note = () => void (hasAccepted = true)
  server.on('connection', note)
  while ((hasAccepted || turnMs > SHORT_TURN_MS) && performance.now() < deadline) {
    hasAccepted = false
    const startedAt = performance.now()
    await nextTurn()
    turnMs = performance.now() - startedAt
  }
  server.off('connection', note)
}

// What goes wrong with a request to the stand-in for Stripe, in place of the answer it should get.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Before anything is done, or after it, when only the answer is lost. `huge` is an intent that never ends; an object is sent
 * as it is.
 */
export type StripeFault =
  | 'refused-connection'
  | 'lost-answer'
  | 'huge'
  | 409
  | 429
  | 500
  | { status: number; body: string }

export const HUGE_MB = 400
const MB = 1_000_000

const ERRORS = {
  409: { type: 'idempotency_error', code: 'idempotency_key_in_use' },
  429: { type: 'api_error' },
  500: { type: 'api_error' },
}

export interface FaultCounts {
  /** How much of endless answers was taken. */
  hugeMb: number
}

/** @returns whether it has answered */
export function answerFault(
  fault: StripeFault | undefined,
  { request, response, counts }: { request: IncomingMessage; response: ServerResponse; counts: FaultCounts },
): boolean {
  if (fault === undefined || fault === 'lost-answer') return false
  if (fault === 'refused-connection') request.socket.destroy()
  else if (fault === 'huge') void sendHuge(response, counts)
  else {
    const [status, body] =
      typeof fault === 'object'
        ? [fault.status, fault.body]
        : [fault, JSON.stringify({ error: ERRORS[fault] })]
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
  return true
}

async function sendHuge(response: ServerResponse, counts: FaultCounts): Promise<void> {
  const chunk = 'x'.repeat(MB)
  function* body() {
    yield '{"object":"payment_intent","status":"requires_payment_method","id":"pi_'
    for (let sent = 0; sent < HUGE_MB; sent += 1) {
      counts.hugeMb += 1
      yield chunk
    }
    yield '"}'
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  await pipeline(Readable.from(body()), response).catch(() => undefined)
}

// Stripe's API as far as the shop uses it, in the test's process: its paths, form fields, states, errors, idempotency keys
// and signed notifications, with objects of the library's own types (stripe-objects.ts). What shopper and bank do, the test says.
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'
import { type FaultCounts, type StripeFault, answerFault } from './stripe-faults.ts'
import {
  API_VERSION,
  eventOf,
  listOf,
  metadataOf,
  newId,
  newIntent,
  newRefund,
  PARAMS,
  type StripeIntent,
  type StripeRefund,
  visaCard,
} from './stripe-objects.ts'

class StripeError extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, error: object) {
    super(JSON.stringify(error))
    this.status = status
    this.body = { error }
  }
}

const invalid = (code: string, message: string) =>
  new StripeError(400, { type: 'invalid_request_error', code, message })

export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
} as const

/** @throws {StripeError} for a parameter that the request does not have */
function checkParams(given: URLSearchParams, allowed: readonly string[]): void {
  for (const name of given.keys())
    if (!allowed.includes(name.replace(/\[.*/, '')))
      throw invalid('parameter_unknown', `Received unknown parameter: ${name}`)
}

export interface StripeServer {
  url: string
  intents: Map<string, StripeIntent>
  refunds: StripeRefund[]
  /** The next requests of this method and path start with these faults, one each. */
  fail: (request: RegExp, ...faults: StripeFault[]) => void
  /** Nothing more goes wrong. */
  heal: () => void
  counts: FaultCounts
  /** Method and path of every request so far. */
  requests: string[]
  /** Keeps the answer to the next such request back. @returns when it has arrived, and what lets it go */
  hold: (request: RegExp) => { arrived: Promise<void>; release: () => void }
  /** A day passes. */
  forgetKeys: () => void
  /** What the shopper's browser does with the secret it was given: pays, or begins something that takes a while. */
  confirm: (clientSecret: string, outcome?: 'paid' | 'declined' | 'processing') => StripeIntent
  /** An operator pays back on the provider's own pages. */
  refundByHand: (intentId: string, cents: number) => void
  /** Sends a signed notification to the shop. @returns the status */
  notify: (
    shopUrl: string,
    intentId: string,
    change?: { type?: string; secret?: string; ageSeconds?: number; subject?: object },
  ) => Promise<number>
  stop: () => Promise<void>
}

export async function startStripeServer(): Promise<StripeServer> {
  const intents = new Map<string, StripeIntent>()
  const refunds: StripeRefund[] = []
  /** What has paid, by the intent's id. */
  const cards = new Map<string, Stripe.PaymentMethod>()
  /** Responses by idempotency key, with the request. */
  const responses = new Map<string, { route: string; status: number; body: object }>()
  const faults: { request: RegExp; fault: StripeFault }[] = []
  const requests: string[] = []
  const counts: FaultCounts = { hugeMb: 0 }
  const holds: { request: RegExp; arrive: () => void; released: Promise<void> }[] = []

  const intentOf = (id: string): StripeIntent => {
    const intent = intents.get(id)
    if (!intent) throw new StripeError(404, { type: 'invalid_request_error', code: 'resource_missing' })
    return intent
  }
  const move = (
    intent: StripeIntent,
    from: readonly Stripe.PaymentIntent.Status[],
    to: Stripe.PaymentIntent.Status,
  ): StripeIntent => {
    if (!from.includes(intent.status))
      throw invalid('payment_intent_unexpected_state', `The intent is ${intent.status}`)
    intent.status = to
    if (to === 'succeeded') intent.amount_received = intent.amount
    return intent
  }
  const addRefund = (intent: StripeIntent, cents: number, metadata = {}): StripeRefund => {
    const done = refunds.filter(
      ({ payment_intent, status }) => payment_intent === intent.id && status !== 'failed',
    )
    const left = intent.amount_received - done.reduce((sum, { amount }) => sum + amount, 0)
    if (cents > left) throw invalid('charge_already_refunded', 'Refund amount is greater than what is left')
    const refund = newRefund(intent, { amount: cents, metadata })
    refunds.push(refund)
    return refund
  }
  const UNPAID = ['requires_payment_method', 'requires_confirmation', 'requires_action'] as const

  const ROUTES: [
    request: RegExp,
    params: readonly string[],
    run: (id: string, given: URLSearchParams) => object,
  ][] = [
    [
      /^POST \/v1\/payment_intents$/,
      PARAMS.createIntent,
      (_id, given) => {
        const intent = newIntent(given)
        if (!Number.isInteger(intent.amount) || intent.amount < 50)
          throw invalid('amount_too_small', 'Amount must be at least $0.50')
        intents.set(intent.id, intent)
        return intent
      },
    ],
    [
      /^GET \/v1\/payment_intents\/(\w+)$/,
      PARAMS.readIntent,
      (id, given) => {
        const intent = intentOf(id)
        const paidWith = cards.get(id)
        const isWhole = given.getAll('expand[0]').includes('payment_method')
        return paidWith ? { ...intent, payment_method: isWhole ? paidWith : paidWith.id } : intent
      },
    ],
    [
      /^POST \/v1\/payment_intents\/(\w+)\/cancel$/,
      PARAMS.none,
      (id) => move(intentOf(id), [...UNPAID, 'requires_capture'], 'canceled'),
    ],
    [
      /^POST \/v1\/payment_intents\/(\w+)\/capture$/,
      PARAMS.none,
      (id) => move(intentOf(id), ['requires_capture'], 'succeeded'),
    ],
    [
      /^POST \/v1\/refunds$/,
      PARAMS.createRefund,
      (_id, given) =>
        addRefund(
          intentOf(given.get('payment_intent') ?? ''),
          Number(given.get('amount')),
          metadataOf(given),
        ),
    ],
    [
      /^GET \/v1\/refunds$/,
      PARAMS.listRefunds,
      (_id, given) => {
        const made = refunds.filter(({ payment_intent }) => payment_intent === given.get('payment_intent'))
        return listOf(made, '/v1/refunds')
      },
    ],
  ]

  const act = (route: string, given: URLSearchParams): object => {
    for (const [pattern, params, run] of ROUTES) {
      const match = pattern.exec(route)
      if (!match) continue
      checkParams(given, params)
      return run(match[1] ?? '', given)
    }
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${route})`,
    })
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test')
    const route = `${request.method} ${pathname}`
    requests.push(route)
    const text = (await request.toArray()).join('')
    const key = String(request.headers['idempotency-key'] ?? '')
    const index = faults.findIndex((each) => each.request.test(route))
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0]?.fault
    if (answerFault(fault, { request, response, counts })) return
    const { status, body } = outcomeOf({ route, text, key, query: searchParams, headers: request.headers })
    const held = holds.findIndex((each) => each.request.test(route))
    const hold = held < 0 ? undefined : holds.splice(held, 1)[0]
    hold?.arrive()
    await hold?.released
    if (fault === 'lost-answer') return void request.socket.destroy()
    send(response, status, body)
  }

  function outcomeOf(call: {
    route: string
    text: string
    key: string
    query: URLSearchParams
    headers: IncomingMessage['headers']
  }): { status: number; body: object } {
    const { route, text, key, query, headers } = call
    if (headers.authorization !== `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`)
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } }
    if (headers['stripe-version'] !== API_VERSION)
      return { status: 400, body: invalid('', 'Another version of the API').body }
    const before = key === '' ? undefined : responses.get(key)
    if (before && before.route !== `${route} ${text}`)
      return {
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'Keys may not be used again' } },
      }
    if (before) return before
    try {
      const made = { status: 200, body: structuredClone(act(route, new URLSearchParams(text || query))) }
      if (key !== '') responses.set(key, { route: `${route} ${text}`, ...made })
      return made
    } catch (error) {
      if (!(error instanceof StripeError)) throw error
      return { status: error.status, body: error.body }
    }
  }

  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intents,
    refunds,
    heal: () => void (faults.length = 0),
    counts,
    requests,
    fail: (request, ...kinds) => void faults.push(...kinds.map((fault) => ({ request, fault }))),
    hold: (request) => {
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      holds.push({ request, arrive, released })
      return { arrived, release }
    },
    forgetKeys: () => responses.clear(),
    confirm: (clientSecret, outcome = 'paid') => {
      const intent = intentOf(clientSecret.split('_secret_')[0] ?? '')
      if (intent.client_secret !== clientSecret) throw new Error('Not the secret of this intent')
      if (outcome !== 'declined') cards.set(intent.id, visaCard())
      const paid = intent.capture_method === 'manual' ? 'requires_capture' : 'succeeded'
      const to = { paid, declined: 'requires_payment_method', processing: 'processing' } as const
      return move(intent, [...UNPAID, 'processing'], to[outcome])
    },
    refundByHand: (intentId, cents) => void addRefund(intentOf(intentId), cents),
    notify: async (shopUrl, intentId, change = {}) => {
      const { type = 'payment_intent.succeeded', secret, ageSeconds = 0, subject } = change
      // The state of then, which may be long over.
      const intent: StripeIntent = { ...intentOf(intentId), status: 'requires_payment_method' }
      const refund = refunds.findLast(({ payment_intent }) => payment_intent === intentId)
      const event = eventOf(type, { intent, refund })
      if (subject) Object.assign(event.data.object, subject)
      const body = JSON.stringify(event)
      const time = Math.floor(Date.now() / 1000) - ageSeconds
      const signature = createHmac('sha256', secret ?? STRIPE_KEYS.STRIPE_WEBHOOK_SECRET)
        .update(`${time}.${body}`)
        .digest('hex')
      const response = await fetch(`${shopUrl}/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
        body,
      })
      await response.body?.cancel()
      return response.status
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
  response.end(JSON.stringify(body))
}

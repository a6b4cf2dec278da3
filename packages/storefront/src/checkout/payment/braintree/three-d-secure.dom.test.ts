// The deadlines of 3-D Secure, with the library itself; the gateway answers when the test says so.
import type { Client } from 'braintree-web/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeCart } from '../../../cart/testing/make-cart.ts'
import { createVerification } from './three-d-secure.ts'

const CARD = { nonce: 'nonce-1', details: { bin: '400000' } } as Parameters<
  Awaited<ReturnType<typeof createVerification>>['verify']
>[0]
const info = { liabilityShiftPossible: true, liabilityShifted: true }
const VERIFIED = { lookup: {}, paymentMethod: { nonce: 'verified' }, threeDSecureInfo: info }
const CHALLENGED = { ...VERIFIED, lookup: { acsUrl: 'https://bank.example', transactionId: '1' } }
const gatewayConfiguration = {
  assetsUrl: '',
  environment: 'sandbox',
  threeDSecureEnabled: true,
  threeDSecure: { cardinalAuthenticationJWT: 'jwt', cardinalSongbirdUrl: 'https://cardinal.example/a.js' },
}

type Lookup = PromiseWithResolvers<unknown> & { amount: string }
let lookups: Lookup[]
let challenges: number
const client = {
  getVersion: () => '3.144.0',
  getConfiguration: () => ({ gatewayConfiguration, authorizationType: 'CLIENT_TOKEN' }),
  request: ({ data }: { data: { amount: string } }) => {
    const lookup = { ...Promise.withResolvers<unknown>(), amount: data.amount }
    lookups.push(lookup)
    return lookup.promise
  },
} as unknown as Client

beforeEach(() => {
  vi.useFakeTimers()
  lookups = []
  challenges = 0
  const listeners: Record<string, (data: unknown) => void> = {}
  vi.stubGlobal('Cardinal', {
    on: (event: string, listener: (data: unknown) => void) => void (listeners[event] = listener),
    off: (event: string) => delete listeners[event],
    configure: () => undefined,
    setup: () => setTimeout(() => listeners['payments.setupComplete']?.({ sessionId: '1' })),
    trigger: () => Promise.resolve({ Status: true }),
    continue: () => {
      challenges += 1
      const bank = Object.assign(document.createElement('div'), { id: 'Cardinal-ElementContainer' })
      document.body.append(bank)
    },
  })
  // Cardinal's script is loaded at once.
  const append = document.head.appendChild.bind(document.head)
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return append(node)
    queueMicrotask(() => node.dispatchEvent(new Event('load')))
    return node
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

async function start() {
  const verification = await createVerification(client)
  return (cart = makeCart()) => verification.verify(CARD, cart).catch((error: Error) => error.message)
}

it('opens no window for a look-up that is answered after its deadline, and verifies the next card', async () => {
  const verify = await start()
  const first = verify()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(await first).toBe('pay.declined.trouble')
  const second = verify()
  await vi.advanceTimersByTimeAsync(1000)
  lookups[0]?.resolve(CHALLENGED)
  await vi.advanceTimersByTimeAsync(1000)
  expect(challenges).toBe(0)
  lookups[1]?.resolve(VERIFIED)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await second).toBe('verified')
  expect(lookups[1]?.amount).toBe('1561.48')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(vi.getTimerCount()).toBe(0)
})

it('closes the bank’s window after ten minutes, and verifies the next card', async () => {
  const verify = await start()
  const first = verify()
  await vi.advanceTimersByTimeAsync(1000)
  lookups[0]?.resolve(CHALLENGED)
  await vi.advanceTimersByTimeAsync(1000)
  expect(document.body.children).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(await first).toBe('pay.declined.trouble')
  expect(document.body.children).toHaveLength(0)
  const second = verify()
  await vi.advanceTimersByTimeAsync(1000)
  lookups[1]?.resolve(VERIFIED)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await second).toBe('verified')
})

it.each([
  [422, 'checkout.card.addressRefused'],
  [404, 'checkout.card.notVerifiable'],
  [500, 'pay.declined.trouble'],
])('says what helps after a look-up that fails with %i', async (httpStatus, sentence) => {
  const verify = await start()
  const outcome = verify()
  await vi.advanceTimersByTimeAsync(1000)
  lookups[0]?.reject(Object.assign(new Error('refused'), { details: { httpStatus } }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcome).toBe(sentence)
})

it('verifies no card for a cart without a total', async () => {
  const verify = await start()
  expect(await verify(makeCart({ prices: null }))).toMatch(/no total/)
  expect(lookups).toEqual([])
})

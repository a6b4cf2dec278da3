// An agent's checkouts in front of the real back end, and browsers that open their links.
import { createClient } from '@loftwood/client'
import { expect } from 'vitest'
import { BUYER, shipping, withDelivery, type Json } from '../../fixtures/agent.ts'
import { cookieFetch } from '../cookie-fetch.ts'
import { startAgentShop } from './agent-shop.ts'

export const codesOf = ({ messages = [] }: Json): string[] => messages.map(({ code }: Json) => code)

/** The same of an answer that is an error and nothing else. */
export const errorsOf = (body: Json): string[] | undefined =>
  body.ucp.status === 'error' ? codesOf(body) : undefined

/** One subtotal, one total, and exactly what lies between them. */
export function expectExact({ totals, line_items: items }: Json): void {
  const amountOf = (type: string) => totals.find((it: Json) => it.type === type).amount
  const between = totals.filter((it: Json) => it.type !== 'total')
  expect(between.reduce((sum: number, { amount }: Json) => sum + amount, 0)).toBe(amountOf('total'))
  const subtotal = items.reduce((sum: number, { item, quantity }: Json) => sum + item.price * quantity, 0)
  expect(amountOf('subtotal')).toBe(subtotal)
}

export const tokenOf = ({ continue_url: url }: Json): string => new URL(url).searchParams.get('token') ?? ''

/** Starts a shop for the tests of one file. */
export async function startCheckouts() {
  const agents = await startAgentShop()
  const { shop, rest, lines } = agents

  /** All that an order needs, up to the payment. */
  async function readyCheckout(request: object = {}) {
    const all = { line_items: lines, buyer: BUYER, fulfillment: shipping(), ...request }
    const { body: open } = await rest('/checkout-sessions', all)
    const chosen = { ...all, fulfillment: withDelivery(open).fulfillment }
    const { body } = await rest(`/checkout-sessions/${open.id}`, chosen, { method: 'PUT' })
    return { open, body, request: chosen }
  }

  /** A browser that opens the link, as the storefront does for it. */
  async function openLink(checkout: Json, browser = cookieFetch(), { url } = shop) {
    const response = await browser.fetch(`${url}/hand-over`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: tokenOf(checkout) }),
    })
    const { outcome } = (await response.json()) as { outcome: string }
    return { outcome, magento: createClient({ url, fetch: browser.fetch }).magento, browser }
  }

  return { ...agents, readyCheckout, openLink }
}

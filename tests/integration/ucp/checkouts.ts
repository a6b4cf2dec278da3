// An agent's checkouts in front of the real back end, and browsers that open their links.
import { createClient } from '@loftwood/client'
import { cookieFetch } from '../cookie-fetch.ts'
import { startAgentShop } from './agent-shop.ts'
import type { Json } from './agent.ts'

export const BUYER = {
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann@example.com',
  phone_number: '613-555-0100',
}
export const DESTINATION = {
  street_address: '1 Bunk Street',
  address_locality: 'Ottawa',
  address_region: 'ON',
  postal_code: 'K1A 0B1',
  address_country: 'CA',
}
const shipping = (method: object = {}) => ({
  methods: [{ type: 'shipping', destinations: [DESTINATION], ...method }],
})

export const codesOf = ({ messages = [] }: Json): string[] => messages.map(({ code }: Json) => code)

export const tokenOf = ({ continue_url: url }: Json): string => new URL(url).searchParams.get('token') ?? ''

/** Starts a shop for the tests of one file. */
export async function startCheckouts() {
  const agents = await startAgentShop()
  const { shop, rest, lines } = agents

  /** All that an order needs, up to the payment. */
  async function readyCheckout(request: object = {}) {
    const all = { line_items: lines, buyer: BUYER, fulfillment: shipping(), ...request }
    const { body: open } = await rest('/checkout-sessions', all, { is: 'checkout' })
    const [method] = open.fulfillment.methods
    const [group] = method.groups
    const groups = [{ id: group.id, selected_option_id: group.options[0].id }]
    const chosen = shipping({ selected_destination_id: method.destinations[0].id, groups })
    const { body } = await rest(
      `/checkout-sessions/${open.id}`,
      { ...all, fulfillment: chosen },
      { is: 'checkout', verb: 'PUT' },
    )
    return { open, body, request: { ...all, fulfillment: chosen } }
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

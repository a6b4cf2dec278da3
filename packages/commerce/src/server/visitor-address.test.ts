// Which X-Forwarded-For counts, by TRUST_PROXY, through HTTP.
import { GenerateCustomerTokenDocument } from '@loftwood/graphql-types'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { PASSWORD, customerShopper } from '../testing/customer-shopper.ts'
import { send } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import { makeProduct, smallCatalog } from '../testing/small-catalog.ts'

const catalog = smallCatalog([makeProduct({ sku: 'PILLOW', name: { en: 'Pillow', fr: 'Oreiller' } })])
afterAll(catalog.remove)

/** A visitor guesses until they have to wait; then the owner signs in from elsewhere. */
async function guessed(trustProxy: string) {
  const lines: string[] = []
  const commerce = await startCommerce({
    catalog: catalog.folder,
    env: { TRUST_PROXY: trustProxy, SIGN_IN_FAILURES_PER_ADDRESS: '1' },
    logger: pino({ level: 'warn' }, { write: (line) => lines.push(line) }),
  })
  const { email } = await customerShopper(() => commerce.graphqlUrl).newCustomer()
  const signIn = async (from: string, password = PASSWORD) => {
    const headers = { 'x-forwarded-for': from }
    const variables = { email, password }
    const answer = await send(commerce.graphqlUrl, GenerateCustomerTokenDocument, { variables, headers })
    return answer.data?.generateCustomerToken?.token !== undefined
  }
  for (const port of [1, 2]) await signIn(`198.51.100.1:${port}`, 'wrong')
  expect(await signIn('198.51.100.1:3')).toBe(false)
  const isOwnerIn = await signIn('203.0.113.1:4711')
  const { warnings } = (await (await fetch(`${commerce.url}/readyz`)).json()) as { warnings?: string[] }
  await commerce.stop()
  return { isOwnerIn, warnings, lines: lines.filter((line) => line.includes('TRUST_PROXY')) }
}

test.each(['1', 'loopback', '127.0.0.1'])(
  'TRUST_PROXY=%s: visitors count each by their own',
  async (value) => {
    expect(await guessed(value)).toEqual({ isOwnerIn: true, warnings: undefined, lines: [] })
  },
)

test.each(['0', '192.0.2.254'])(
  'TRUST_PROXY=%s: visitors count as one, and log and readiness say so',
  async (value) => {
    const { isOwnerIn, warnings, lines } = await guessed(value)
    expect(isOwnerIn).toBe(false)
    expect(lines).toHaveLength(1)
    expect(warnings).toEqual([expect.stringContaining('127.0.0.1')])
  },
)

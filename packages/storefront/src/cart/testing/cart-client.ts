// A client for tests of the cart: the real cache and wire, with a middleware that answers from a table.
import { CartTotalQtyDocument } from '@loftwood/graphql-types'
import { middlewareExchange } from '@loftwood/client/urql'
import { createClient } from '@urql/core'
import { overUrql } from '../../platform/data/over-urql.ts'
import { makeCacheExchange } from '../../platform/data/graphcache.ts'
import { typenameExchange } from '../../platform/data/typename-exchange.ts'
import { wholeResultsExchange } from '../../platform/data/whole-results-exchange.ts'
import { SESSION_CART } from '../../platform/session/session-hint.ts'

/** A client whose middleware gives the answers of the table by method name, and what it was called for. */
export function cartClient(answers: Record<string, unknown>) {
  const calls: string[] = []
  const fetchAnswer: typeof fetch = (url) => {
    const method = (url as string).split('?')[0]?.split('/').pop() ?? ''
    calls.push(method)
    return Promise.resolve(Response.json(answers[method] ?? { errors: [{ message: `no ${method}` }] }))
  }
  const url = 'http://middleware'
  const client = createClient({
    url,
    preferGetMethod: false,
    exchanges: [
      typenameExchange,
      makeCacheExchange(),
      wholeResultsExchange,
      middlewareExchange({ url, fetch: fetchAnswer }),
    ],
  })
  const badges: (number | undefined)[] = []
  client.query(CartTotalQtyDocument, { cartId: SESSION_CART }).subscribe(({ data }) => {
    badges.push(data?.cart?.total_quantity)
  })
  return { client: overUrql(client), badges, calls }
}

export const NO_CART = { cartTotalQty: { data: { cart: null } } }

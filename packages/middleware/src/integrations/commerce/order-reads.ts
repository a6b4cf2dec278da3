// Reads that say what became of an order. They leave the session as it is: a user error of these signs no one out.
import { parseAnswer, type GraphQLAnswer } from './graphql-answer.ts'
import { refusedFor } from './upstream-errors.ts'
import type { Session } from './session.ts'
import type { DocumentTable } from './upstream/document-table.ts'
import { plainDocument } from './upstream/documents.ts'
import type { UpstreamCall } from './upstream/message.ts'
import type { Upstream } from './upstream/upstream.ts'

/** The number of the customer's latest order; null for none, undefined for a guest's or when it cannot be read. */
export type LatestOrder = string | null | undefined

export interface OrderReads {
  latestOrder: (session: Session, timeoutMs: number) => Promise<LatestOrder>
  /** `gone`: it exists no longer; `unknown` also when it is another customer's, or the token has expired. */
  cartState: (cartId: string, session: Session, timeoutMs: number) => Promise<'active' | 'gone' | 'unknown'>
}

interface CustomersOrders {
  orders?: { items?: ({ number?: string } | null)[] } | null
}

const LATEST_ORDER = plainDocument(
  'customerOrders',
  'query customerOrders($pageSize:Int){customer{orders(pageSize:$pageSize sort:{sort_field:CREATED_AT sort_direction:DESC}){items{number}}}}',
  ['pageSize'],
)

export function createOrderReads(deps: { upstream: Upstream; documents: DocumentTable }): OrderReads {
  const { upstream, documents } = deps

  async function read(
    session: Session,
    call: Pick<UpstreamCall, 'document' | 'variables'> & { timeoutMs: number },
  ): Promise<GraphQLAnswer | undefined> {
    const headers = session.upstreamHeaders('personal')
    const body = await upstream.send({ ...call, headers, kind: 'read' }).catch(() => undefined)
    return body && parseAnswer(body)
  }

  return {
    async latestOrder(session, timeoutMs) {
      if (!session.authorization) return undefined
      const call = { document: LATEST_ORDER, variables: { pageSize: 1 }, timeoutMs }
      const orders = ordersIn(await read(session, call))
      return orders && (orders[0]?.number ?? null)
    },
    async cartState(cartId, session, timeoutMs) {
      const call = { document: documents.of('cartTotalQty'), variables: { cartId }, timeoutMs }
      const answer = await read(session, call)
      if (answer?.data?.['cart']) return 'active'
      return refusedFor(answer, 'cartEnded') ? 'gone' : 'unknown'
    },
  }
}

/** The customer's orders in an answer to `customerOrders`. */
export function ordersIn(answer: GraphQLAnswer | undefined) {
  const customer = answer?.data?.['customer'] as CustomersOrders | null | undefined
  return customer?.orders?.items
}

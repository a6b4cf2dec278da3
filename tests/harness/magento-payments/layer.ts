/**
 * Payment methods of a Magento, in front of the embedded back end, which has none of them: it sees a cheque in their place,
 * and what it answers names the method that was chosen.
 */
import { graphql, Kind, parse, type GraphQLSchema } from 'graphql'

export interface Operation {
  query: string
  variables?: Record<string, unknown>
  operationName?: string
}

export interface PaymentPart {
  code: string
  title: string
  /** Root fields that it answers itself, by their argument `input`. */
  fields: Record<string, (input: Record<string, unknown>, total: number) => unknown>
  /** The method is set on a cart. @throws Refusal */
  set: (cartId: string, payment: Record<string, unknown>) => void
  /** The order is about to be placed. @throws Refusal */
  charge: (cartId: string, total: number) => void
}

/** What a Magento refuses, in its words. */
export class Refusal extends Error {}

/** Sends an operation to the back end that does the work. */
export type Forward = (operation: Operation) => Promise<Record<string, unknown>>

/** What is sent to the embedded back end in place of a method that it does not have. */
const STAND_IN = 'checkmo'

const TOTAL = 'query total($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }'

interface CartData {
  cart: { prices: { grand_total: { value: number } } }
}

/** Makes the function that answers an operation which the schema takes. */
export function createPaymentLayer(parts: readonly PaymentPart[], schema: GraphQLSchema) {
  const chosen = new Map<string, PaymentPart>()
  /** By the order's number. */
  const paid = new Map<string, PaymentPart>()

  async function totalOf(id: string, forward: Forward): Promise<number> {
    const { data } = await forward({ query: TOTAL, variables: { id } })
    return (data as CartData | undefined)?.cart.prices.grand_total.value ?? 0
  }

  async function set(operation: Operation, input: Record<string, unknown>, forward: Forward) {
    const cartId = String(input['cart_id'])
    const payment = input['payment_method'] as Record<string, unknown>
    const part = parts.find(({ code }) => code === payment['code'])
    if (!part) {
      chosen.delete(cartId)
      return forward(operation)
    }
    part.set(cartId, payment)
    chosen.set(cartId, part)
    const standIn = { ...input, payment_method: { code: STAND_IN } }
    return forward({ ...operation, variables: { ...operation.variables, input: standIn } })
  }

  async function place(operation: Operation, input: Record<string, unknown>, forward: Forward) {
    const cartId = String(input['cart_id'])
    const part = chosen.get(cartId)
    const total = part && (await totalOf(cartId, forward))
    // A cart that is ordered already costs nothing any more.
    if (total) part.charge(cartId, total)
    const answer = await forward(operation)
    const number = (answer as PlacedAnswer).data?.placeOrder?.orderV2?.number
    if (part && number) paid.set(number, part)
    return answer
  }

  return async (operation: Operation, forward: Forward): Promise<object> => {
    const { query, variables } = operation
    const root = rootField(query)
    const input = (variables?.['input'] ?? {}) as Record<string, unknown>
    const own = parts.flatMap(({ fields }) => fields[root] ?? [])[0]
    try {
      if (own) {
        const total = await totalOf(String(input['cart_id']), forward)
        const value = own(input, total)
        return await graphql({
          schema,
          source: query,
          variableValues: variables,
          rootValue: { [root]: value },
        })
      }
      if (root === 'setPaymentMethodOnCart') return named(await set(operation, input, forward))
      if (root === 'placeOrder') return named(await place(operation, input, forward))
      return named(await forward(operation))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return refused(root, error.message)
    }
  }

  /** The answer with the methods of the parts. */
  function named(answer: Record<string, unknown>): Record<string, unknown> {
    name(answer)
    return answer
  }

  function name(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    const { id, available_payment_methods: available, selected_payment_method: selected } = value as Cart
    const { number = '', payment_methods: methods } = value as Order
    const payer = paid.get(number)
    if (payer)
      for (const method of methods ?? []) Object.assign(method, { name: payer.title, type: payer.code })
    available?.push(
      ...parts.map(({ code, title }) => ({ __typename: 'AvailablePaymentMethod', code, title })),
    )
    const part = id === undefined ? undefined : chosen.get(id)
    if (selected && part) Object.assign(selected, { code: part.code, title: part.title })
    for (const child of Object.values(value)) name(child)
  }
}

interface Cart {
  id?: string
  available_payment_methods?: object[]
  selected_payment_method?: object | null
}

interface Order {
  number?: string
  payment_methods?: object[] | null
}

interface PlacedAnswer {
  data?: { placeOrder?: { orderV2?: { number?: string } | null } | null }
}

/** Orders are refused in the data, everything else as an error. */
function refused(root: string, message: string): object {
  const errors = [{ code: 'UNDEFINED', message }]
  if (root === 'placeOrder') return { data: { placeOrder: { order: null, orderV2: null, errors } } }
  return { errors: [{ message, extensions: { category: 'graphql-input' } }], data: { [root]: null } }
}

function rootField(query: string): string {
  const [definition] = parse(query).definitions
  const [field] = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : []
  return field?.kind === Kind.FIELD ? field.name.value : ''
}

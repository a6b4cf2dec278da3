/**
 * Payment modules of a Magento, in front of the embedded back end, which has none of their methods: it sees a cheque in their
 * place, and what it answers names the method that was chosen.
 */
import { graphql, Kind, parse, print, visit, type GraphQLSchema } from 'graphql'

export interface Operation {
  query: string
  variables?: Record<string, unknown>
  operationName?: string
}

export interface Method {
  code: string
  title: string
  /** Whether guests do not see it. */
  isForCustomers?: boolean
}

/** What a module may know of the shopper and the cart of a call. */
export interface Call {
  /** The signed-in customer's address. @throws UserError for a guest */
  email: () => Promise<string>
  /** Of the cart in the call's input. */
  total: () => Promise<number>
}

type Input = Record<string, unknown>

/** What is about to be paid. */
export interface Charge {
  cartId: string
  total: number
  /** Of the cart. */
  email: string
}

export interface KeyValue {
  name: string
  value: string
}

export interface PaymentPart {
  methods: readonly Method[]
  /** Root fields that it answers itself, by their argument `input`, or by all their arguments. @throws UserError */
  fields: Record<string, (input: Input, call: Call) => unknown>
  /** Fields that it adds to the store's configuration. */
  settings?: () => Record<string, unknown>
  /** The method is set on a cart. @throws UserError */
  set: (cartId: string, payment: Input, call: Call) => void | Promise<void>
  /** The order is about to be placed; answers what the module then says of its payment. @throws UserError */
  charge: (charge: Charge) => KeyValue[]
}

/** What a Magento refuses, in its words. */
export class UserError extends Error {
  readonly category: string
  constructor(message: string, category = 'graphql-input') {
    super(message)
    this.category = category
  }
}

/** Sends an operation to the back end that does the work. */
export type Forward = (operation: Operation) => Promise<Record<string, unknown>>

/** What is sent to the embedded back end in place of a method that it does not have. */
const STAND_IN = 'checkmo'

const SUMS = 'query ($id: String!) { cart(cart_id: $id) { email prices { grand_total { value } } } }'

interface CartData {
  cart: { email: string | null; prices: { grand_total: { value: number } } } | null
}

interface Chosen extends Method {
  part: PaymentPart
}

/** Makes the function that answers an operation which the schema takes. */
export function createPaymentLayer(parts: readonly PaymentPart[], schema: GraphQLSchema) {
  /** By the cart's id. */
  const chosen = new Map<string, Chosen>()
  /** By the order's number. */
  const paid = new Map<string, Method & { data: KeyValue[] }>()

  async function cartOf(id: string, forward: Forward): Promise<CartData['cart']> {
    const { data } = await forward({ query: SUMS, variables: { id } })
    return (data as CartData | undefined)?.cart ?? null
  }

  const callOf = (input: Input, isCustomer: boolean, forward: Forward): Call => ({
    email: async () => {
      if (!isCustomer) throw new UserError('The current customer isn’t authorized.', 'graphql-authorization')
      const { data } = await forward({ query: '{ customer { email } }' })
      return (data as { customer: { email: string } | null } | undefined)?.customer?.email ?? ''
    },
    total: async () => (await cartOf(String(input['cart_id']), forward))?.prices.grand_total.value ?? 0,
  })

  async function set(operation: Operation, input: Input, { call, forward }: Context) {
    const cartId = String(input['cart_id'])
    const payment = input['payment_method'] as Input
    chosen.delete(cartId)
    for (const part of parts) {
      const method = part.methods.find(({ code }) => code === payment['code'])
      if (!method) continue
      await part.set(cartId, payment, call)
      chosen.set(cartId, { ...method, part })
      const standIn = { ...input, payment_method: { code: STAND_IN } }
      return forward({ ...operation, variables: { ...operation.variables, input: standIn } })
    }
    return forward(operation)
  }

  async function place(operation: Operation, input: Input, forward: Forward) {
    const cartId = String(input['cart_id'])
    const method = chosen.get(cartId)
    const cart = method ? await cartOf(cartId, forward) : null
    const total = cart?.prices.grand_total.value
    // A cart that is ordered already is gone, or costs nothing any more.
    const data = method && total ? method.part.charge({ cartId, total, email: cart?.email ?? '' }) : []
    const answer = await forward(operation)
    const number = (answer as PlacedAnswer).data?.placeOrder?.orderV2?.number
    if (method && number) paid.set(number, { ...method, data })
    return answer
  }

  /** @param forward with the caller's session */
  return async (operation: Operation, isCustomer: boolean, forward: Forward): Promise<object> => {
    const { query, variables } = operation
    const root = rootField(query)
    const input = (variables?.['input'] ?? variables ?? {}) as Input
    const context = { call: callOf(input, isCustomer, forward), forward }
    const own = parts.flatMap(({ fields }) => fields[root] ?? [])[0]
    try {
      if (own) {
        const rootValue = { [root]: await own(input, context.call) }
        return await graphql({ schema, source: query, variableValues: variables, rootValue })
      }
      const answer =
        root === 'setPaymentMethodOnCart'
          ? await set(operation, input, context)
          : root === 'placeOrder'
            ? await place(operation, input, forward)
            : await forward(withoutSettings(operation, parts))
      complete(answer, isCustomer)
      return answer
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      return refused(root, error)
    }
  }

  /** Adds what the parts have to an answer: their methods, their settings, and how carts and orders are paid. */
  function complete(value: unknown, isCustomer: boolean): void {
    if (typeof value !== 'object' || value === null) return
    const { available_payment_methods: available, selected_payment_method: selected, id = '' } = value as Cart
    const { number = '', payment_methods: methods } = value as Order
    const payer = paid.get(number)
    if (payer)
      for (const method of methods ?? [])
        Object.assign(method, { name: payer.title, type: payer.code, additional_data: payer.data })
    for (const { code, title, isForCustomers } of available ? parts.flatMap((part) => part.methods) : [])
      if (isCustomer || !isForCustomers)
        available?.push({ __typename: 'AvailablePaymentMethod', code, title })
    const method = chosen.get(id)
    if (selected && method) Object.assign(selected, { code: method.code, title: method.title })
    const { storeConfig, availableStores } = value as Record<string, object | undefined>
    for (const config of [storeConfig, availableStores].flat())
      if (config) Object.assign(config, ...parts.map(({ settings }) => settings?.() ?? {}))
    for (const child of Object.values(value)) complete(child, isCustomer)
  }
}

interface Context {
  call: Call
  forward: Forward
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

/** The embedded back end refuses a document for one field that it does not know. */
function withoutSettings(operation: Operation, parts: readonly PaymentPart[]): Operation {
  const own = parts.flatMap(({ settings }) => Object.keys(settings?.() ?? {}))
  if (!own.some((name) => operation.query.includes(name))) return operation
  const document = visit(parse(operation.query), {
    Field: ({ name }) => (own.includes(name.value) ? null : undefined),
  })
  return { ...operation, query: print(document) }
}

/** Orders are refused in the data, everything else as an error. */
function refused(root: string, { message, category }: UserError): object {
  const errors = [{ code: 'UNDEFINED', message }]
  if (root === 'placeOrder') return { data: { placeOrder: { order: null, orderV2: null, errors } } }
  return { errors: [{ message, extensions: { category } }], data: { [root]: null } }
}

function rootField(query: string): string {
  const [definition] = parse(query).definitions
  const [field] = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : []
  return field?.kind === Kind.FIELD ? field.name.value : ''
}

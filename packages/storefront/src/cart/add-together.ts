// Adds several products by one call, and says which of them are in the cart afterwards: a back end adds those it can, and names
// its reasons without the products.
import {
  AddProductsToCartDocument,
  CartDocument,
  type CartFragment,
  type CartItemInput,
} from '@loftwood/graphql-types'
import type { QueryClient } from '../platform/data/query-client.ts'
import { OperationError } from '../platform/data/operation-error.ts'
import { SESSION_CART } from '../platform/session/session-hint.ts'
import { cartApi, oneAtATime } from './cart-api.ts'
import { mayHaveCart } from './cart-seen.ts'
import { cartItems, type CartItem } from './cart-totals.ts'

export interface TogetherLine {
  name: string
  item: CartItemInput
}

export interface TogetherResult<Line extends TogetherLine = TogetherLine> {
  added: Line[]
  /** With what the back end says of each, where that is known. */
  refused: (Line & { reason: string | null })[]
}

/** Equal items become one with the sum of their quantities. */
export function mergeLines(lines: readonly TogetherLine[]): TogetherLine[] {
  const merged = new Map<string, TogetherLine>()
  for (const line of lines) {
    const { name, item } = line
    const before = merged.get(keyOf(line))?.item.quantity ?? 0
    merged.set(keyOf(line), { name, item: { ...item, quantity: before + item.quantity } })
  }
  return [...merged.values()]
}

const keyOf = ({ item: { quantity: _, ...same } }: TogetherLine) => JSON.stringify(same)

/** The lines that are not added yet. */
export function withoutAdded(lines: readonly TogetherLine[], added: readonly TogetherLine[]): TogetherLine[] {
  return lines.flatMap((line) => {
    const same = added.filter((one) => keyOf(one) === keyOf(line))
    const quantity = same.reduce((left, { item }) => left - item.quantity, line.item.quantity)
    return quantity > 0 ? [{ name: line.name, item: { ...line.item, quantity } }] : []
  })
}

function isOf(line: CartItem, { sku, selected_options }: CartItemInput): boolean {
  if (line.product.sku !== sku) return false
  if (line.__typename !== 'ConfigurableCartItem') return true
  const chosen = line.configurable_options.flatMap(
    (option) => option?.configurable_product_option_value_uid ?? [],
  )
  return chosen.every((uid) => selected_options?.includes(uid))
}

const countOf = (cart: CartFragment | null, item: CartItemInput) =>
  cartItems(cart)
    .filter((line) => isOf(line, item))
    .reduce((sum, { quantity }) => sum + quantity, 0)

async function present(client: QueryClient): Promise<CartFragment | null> {
  if (!mayHaveCart(document.cookie)) return null
  const { data } = await client.query(
    CartDocument,
    { cartId: SESSION_CART },
    { requestPolicy: 'cache-first' },
  )
  return data?.cart ?? null
}

/**
 * Each line at most once: what a lost answer has added is found in the cart.
 * @throws OperationError when it is unknown what was added
 */
export function addTogether<Line extends TogetherLine>(
  client: QueryClient,
  lines: readonly Line[],
): Promise<TogetherResult<Line>> {
  const cartItemsInput = lines.map(({ item }) => item)
  return oneAtATime(async () => {
    const before = await present(client)
    const { data, error } = await client.mutation(AddProductsToCartDocument, {
      cartId: SESSION_CART,
      cartItems: cartItemsInput,
    })
    const answer = data?.addProductsToCart
    const reasons = (answer?.user_errors ?? []).flatMap((one) => one?.message ?? [])
    if (answer && reasons.length === 0) return { added: [...lines], refused: [] }
    const after = answer?.cart ?? (await reloaded(client, error))
    const isAdded = ({ item }: Line) => countOf(after, item) >= countOf(before, item) + item.quantity
    const added = lines.filter(isAdded)
    if (!answer && added.length === 0) throw new OperationError(error ?? { graphQLErrors: [] })
    return {
      added,
      refused: withReasons(
        lines.filter((line) => !isAdded(line)),
        reasons,
      ),
    }
  })
}

async function reloaded(
  client: QueryClient,
  error: ConstructorParameters<typeof OperationError>[0] | undefined,
) {
  const cart = await cartApi(client)
    .reload()
    .catch(() => undefined)
  if (cart === undefined) throw new OperationError(error ?? { graphQLErrors: [] })
  return cart
}

/** Reasons come in the order of the lines; with more or fewer reasons than lines they cannot be assigned. */
function withReasons<Line extends TogetherLine>(
  lines: readonly Line[],
  reasons: readonly string[],
): TogetherResult<Line>['refused'] {
  const all = reasons.join(' ') || null
  return lines.map((line, index) => ({
    ...line,
    reason: reasons.length === lines.length ? (reasons[index] ?? null) : all,
  }))
}

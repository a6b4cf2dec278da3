// The lines of a cart: what an agent wants in it, and what the back end has in it.
import type { CartFragment } from '@loftwood/graphql-types'
import { offerId } from '@loftwood/graphql-types/offers'
import { createHash } from 'node:crypto'
import { answerWordsIn } from './answer-words.ts'
import { readProducts } from './catalog.ts'
import { errorMessage, type Message } from './failure.ts'
import { minorUnits } from './money.ts'
import { choicesOf, isBuyable, parseOfferId, pictureOf } from './offers.ts'
import { plainText } from './plain-text.ts'
import { userErrorsOf } from './user-error.ts'
import type { ShopCall } from './shop-call.ts'
import type { ShopView } from './shop-views.ts'

export interface RequestedLine {
  /** A variant's id. */
  id: string
  quantity: number
}

export type CartItem = NonNullable<NonNullable<CartFragment['items']>[number]>

/** What the cart takes for a line. */
interface CartInput {
  sku: string
  quantity: number
  selected_options?: string[]
}

interface ReadyLine extends RequestedLine {
  index: number
  input: CartInput
}

export const itemsOf = (cart: CartFragment): CartItem[] => (cart.items ?? []).filter((item) => item !== null)

/** The id of the variant that a line of the cart is of. */
export function variantOfItem(item: CartItem): string {
  const sku = item.product.sku ?? ''
  const variant = 'configured_variant' in item ? item.configured_variant.sku : undefined
  return offerId(sku, variant ?? sku)
}

/** The same again for another cart. */
export function cartInputOf(item: CartItem): CartInput {
  const options = 'configurable_options' in item ? item.configurable_options : []
  const uids = options.flatMap((option) => option?.configurable_product_option_value_uid ?? [])
  return {
    sku: item.product.sku ?? '',
    quantity: item.quantity,
    ...(uids.length > 0 && { selected_options: uids.map(String) }),
  }
}

/** Lines that can be bought, those of one variant as one; and why others cannot. */
async function readyLines(call: ShopCall, view: ShopView, requested: readonly RequestedLine[]) {
  const parsed = requested.map(({ id, quantity }, index) => ({
    id,
    quantity,
    index,
    offer: parseOfferId(id),
  }))
  const products = await readProducts(
    call,
    parsed.flatMap(({ offer }) => offer?.productSku ?? []),
  )
  const words = answerWordsIn(view)
  const lines = new Map<string, ReadyLine>()
  const messages: Message[] = []
  for (const { id, quantity, index, offer } of parsed) {
    const refuse = (code: string, content: string) =>
      messages.push(errorMessage({ severity: 'recoverable', code, content, path: linePath(index) }))
    const product = offer && products.find(({ sku }) => sku === offer.productSku)
    const choices = product ? choicesOf(product, view) : []
    // A product without options may be named by its own id too.
    const isOnly = offer?.variantSku === undefined && choices.length === 1
    const choice = isOnly ? choices[0] : choices.find(({ sku }) => sku === offer?.variantSku)
    if (!product || !choice) refuse('not_found', words.noItem(plainText(id, 100)))
    else if (!isBuyable(product)) refuse('item_unavailable', words.chosenOnPage)
    else if (!choice.isAvailable) refuse('out_of_stock', words.soldOut(choice.title))
    else {
      const before = lines.get(choice.id)?.quantity ?? 0
      const options = choice.options.map((option) => option.id)
      const input = {
        sku: product.sku ?? '',
        quantity: before + quantity,
        ...(options.length > 0 && { selected_options: options }),
      }
      lines.set(choice.id, { id: choice.id, quantity: input.quantity, index, input })
    }
  }
  return { lines: [...lines.values()], messages }
}

const linePath = (index: number) => `$.line_items[${index}]`

interface LinesTarget {
  call: ShopCall
  view: ShopView
  /** Makes the cart when there is a line for it. */
  cartId: () => Promise<string>
  /** The cart as it is; none where it is still to be made. */
  cart: CartFragment | undefined
}

/** Makes the cart have these lines and no others; answers why some could not be had. */
export async function replaceLines(
  target: LinesTarget,
  requested: readonly RequestedLine[],
): Promise<Message[]> {
  const { call, view, cart } = target
  const { lines, messages } = await readyLines(call, view, requested)
  const present = new Map((cart ? itemsOf(cart) : []).map((item) => [variantOfItem(item), item]))
  const push = async (change: Promise<unknown>, path: string) =>
    messages.push(...(await userErrorsOf(change, { view, code: 'item_unavailable', path })))
  const setQuantity = async (item: CartItem, quantity: number) =>
    call('updateCartItems', {
      cart_id: await target.cartId(),
      cart_items: [{ cart_item_uid: item.uid, quantity }],
    })
  for (const [id, item] of present) {
    if (!lines.some((line) => line.id === id)) await push(setQuantity(item, 0), '$.line_items')
  }
  const add = async (input: CartInput, path: string) => {
    const added = await call('addProductsToCart', { cartId: await target.cartId(), cartItems: [input] })
    for (const error of added.addProductsToCart?.user_errors ?? []) {
      const code = error?.code === 'INSUFFICIENT_STOCK' ? 'out_of_stock' : 'item_unavailable'
      const content = plainText(error?.message, 300)
      messages.push(errorMessage({ severity: 'recoverable', code, content, path }))
    }
  }
  // One after the other: the back end says of a whole list only that something in it cannot be had.
  for (const { id, quantity, index, input } of lines) {
    const item = present.get(id)
    if (item?.quantity === quantity) continue
    const path = linePath(index)
    await push(item ? setQuantity(item, quantity) : add(input, path), path)
  }
  return messages
}

/** The lines of the cart as the protocol has them. Their ids are not the back end's, which count its carts. */
export function lineItemsOf(
  cart: CartFragment,
  name: string,
  { view, currency }: { view: ShopView; currency: string },
) {
  return itemsOf(cart).map((item) => {
    const price = minorUnits(item.prices?.price ?? {}, currency)
    const quantity = Math.max(1, Math.round(item.quantity))
    const amount = price * quantity
    const variant = 'configured_variant' in item ? item.configured_variant : undefined
    const picture = pictureOf(variant?.thumbnail?.url ?? item.product.thumbnail?.url, view)
    const options = 'configurable_options' in item ? item.configurable_options : []
    const chosen = options.flatMap((option) => option?.value_label ?? []).join(' / ')
    const title = [item.product.name ?? item.product.sku ?? '', chosen].filter(Boolean).join(', ')
    return {
      id: `li_${createHash('sha256').update(`${name} ${item.uid}`).digest('base64url').slice(0, 16)}`,
      item: {
        id: variantOfItem(item),
        title: plainText(title, 300),
        price,
        ...(picture && { image_url: picture }),
      },
      quantity,
      totals: [
        { type: 'subtotal', amount },
        { type: 'total', amount },
      ],
    }
  })
}

/** What the back end says of lines that cannot be ordered as they are. */
export function lineMessages(cart: CartFragment): Message[] {
  return itemsOf(cart).flatMap(({ errors }, index) =>
    (errors ?? []).flatMap((error) =>
      error
        ? errorMessage({
            severity: 'recoverable',
            code: 'item_unavailable',
            content: plainText(error.message, 300),
            path: linePath(index),
          })
        : [],
    ),
  )
}

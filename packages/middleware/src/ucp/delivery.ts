// Where an order goes and how, of what an agent sends.
import { createHash } from 'node:crypto'
import { isPickup } from '@loftwood/fit/pickup-method'
import type { CartFragment } from '@loftwood/graphql-types'
import { completeAddress, DESTINATION } from './addresses.ts'
import { answerWordsIn } from './answer-words.ts'
import { readCart } from './carts.ts'
import type { CheckoutInput, Destination } from './checkout-inputs.ts'
import { errorMessage, type Message } from './failure.ts'
import { lineItemsOf } from './lines.ts'
import { minorUnits } from './money.ts'
import { plainText } from './plain-text.ts'
import { userErrorsOf } from './user-error.ts'
import type { AgentSession, Notes } from './sessions.ts'
import type { ShopCall } from './shop-call.ts'
import type { ShopView } from './shop-views.ts'
import { currencyOf } from './totals.ts'

export const GROUP = '$.fulfillment.methods[0].groups[0]'

export type Method = NonNullable<NonNullable<NonNullable<CheckoutInput['fulfillment']>['methods']>[number]>

const SELECTED = '$.fulfillment.methods[0].selected_destination_id'

type Sent = Destination & { id: string }

/** What an agent sends about where the order goes; a method without destinations means those of before. */
export function destinationOf({ destinations }: Notes, methods: readonly Method[]) {
  const method = methods.find(({ type }) => type === undefined || type === 'shipping')
  const sent = method ? (method.destinations?.map(withId) ?? ((destinations ?? []) as Sent[])) : []
  const selectedId = method?.selected_destination_id ?? (sent.length === 1 ? sent[0]?.id : undefined)
  const destination = sent.find(({ id }) => id === selectedId)
  return { method, sent, destination, isUnknown: selectedId !== undefined && !destination }
}

/** Sets address and delivery as far as they are known. */
export async function deliver(
  call: ShopCall,
  session: AgentSession,
  methods: readonly Method[],
): Promise<Message[]> {
  const { notes, cartId, view } = session
  const words = answerWordsIn(view)
  const { method, sent, destination, isUnknown } = destinationOf(notes, methods)
  notes.destinations = sent
  if (destination) notes.selectedDestination = destination.id
  else delete notes.selectedDestination
  const invalid = (content: string, path: string) => [
    errorMessage({ severity: 'recoverable', code: 'invalid', content, path }),
  ]
  if (isUnknown) return invalid(words.unknownDestination, SELECTED)
  if (!destination) return []
  const { address, messages } = await completeAddress({ call, words }, destination, notes.buyer ?? {})
  if (!address) return messages
  const wanted = method?.groups?.[0]?.selected_option_id ?? undefined
  const text = JSON.stringify(address)
  let cart = await readCart(call, cartId)
  const before = cart.shipping_addresses[0]?.selected_shipping_method
  // Setting the address again also takes back the delivery that was selected.
  if (notes.address !== text || !cart.shipping_addresses[0] || (before && !wanted)) {
    const set = call('setShippingAddressesOnCart', { cart_id: cartId, shipping_addresses: [{ address }] })
    const refused = await userErrorsOf(set, { view, code: 'address_undeliverable', path: DESTINATION })
    if (refused.length > 0) return refused
    notes.address = text
    cart = await readCart(call, cartId)
  }
  if (!wanted) return []
  const path = `${GROUP}.selected_option_id`
  const option = optionsOf(cart).find(({ id }) => id === wanted)
  if (!option) return invalid(words.deliveryNotOffered, path)
  const { carrier_code, method_code } = option
  const set = call('setShippingMethodsOnCart', {
    cart_id: cartId,
    shipping_methods: [{ carrier_code, method_code }],
  })
  return userErrorsOf(set, { view, code: 'invalid', path })
}

/** An id of its own for each address, the same for the same one. */
function withId(destination: Destination): Sent {
  const { id, ...address } = destination
  const hash = createHash('sha256').update(JSON.stringify(address)).digest('base64url').slice(0, 12)
  return { ...address, id: id ?? `dest_${hash}` }
}

const methodsOf = (cart: CartFragment) =>
  (cart.shipping_addresses[0]?.available_shipping_methods ?? [])
    .filter((method) => method !== null)
    .filter(({ available }) => available)

/** Deliveries to the address. */
const optionsOf = (cart: CartFragment) =>
  methodsOf(cart)
    .filter((method) => !isPickup(method))
    .map((method) => ({
      ...method,
      method_code: method.method_code ?? '',
      id: `${method.carrier_code}/${method.method_code}`,
    }))

/**
 * That the buyer can pick it up, which is chosen on the shop's page: as a method with its places as destinations no answer would fit
 * the protocol's schema, where each such place is a delivery address too.
 */
function availableMethods(cart: CartFragment, lineIds: string[], view: ShopView) {
  const places = methodsOf(cart)
    .filter(isPickup)
    .map(({ method_title: title, carrier_title: carrier }) => plainText(title, 100) || carrier)
  if (places.length === 0) return undefined
  const description = answerWordsIn(view).pickup(places.join(', '))
  return [{ type: 'pickup', line_item_ids: lineIds, description }]
}

export function fulfillmentOf({ notes, view, name }: AgentSession, cart: CartFragment) {
  const currency = currencyOf(cart, view)
  const lineIds = lineItemsOf(cart, name, { view, currency }).map(({ id }) => id)
  const address = cart.shipping_addresses[0]
  const selected = address?.selected_shipping_method
  const options = optionsOf(cart)
  const names = options.map(({ method_title: title }) => title)
  const rows = options.map((option) => {
    const title = plainText(option.method_title, 100) || option.carrier_title
    const isUnique = names.filter((it) => it === option.method_title).length === 1
    const days = daysText(option, view)
    return {
      id: option.id,
      title: isUnique ? title : `${title}, ${option.carrier_title}`,
      ...(days && { description: days }),
      totals: [{ type: 'total', amount: minorUnits(option.amount, currency) }],
    }
  })
  const method = {
    id: 'shipping',
    type: 'shipping',
    line_item_ids: lineIds,
    ...(notes.destinations?.length && { destinations: notes.destinations }),
    ...(notes.selectedDestination && { selected_destination_id: notes.selectedDestination }),
    ...(address &&
      notes.address && {
        groups: [
          {
            id: 'group_1',
            line_item_ids: lineIds,
            options: rows,
            selected_option_id: selected ? `${selected.carrier_code}/${selected.method_code}` : null,
          },
        ],
      }),
  }
  const available = availableMethods(cart, lineIds, view)
  return {
    methods: cart.is_virtual ? [] : [method],
    ...(available && { available_methods: available }),
  }
}

function daysText(
  {
    delivery_days_min: min,
    delivery_days_max: max,
  }: { delivery_days_min?: number | null; delivery_days_max?: number | null },
  view: ShopView,
): string {
  if (typeof min !== 'number' || typeof max !== 'number') return ''
  const range = min === max ? String(min) : `${min}–${max}`
  return answerWordsIn(view).arrives(range)
}

// What products cost at the shopper's door: each alone, by the same rates, taxes and rules as a cart with nothing else in it.
import type { QueryDeliveredPricesArgs } from '@loftwood/graphql-types/schema-types'
import { HOME_COUNTRY } from '../customer/addresses/address-rules.ts'
import { bundleSelectionUid } from '../product/option-uids.ts'
import { userError } from '../user-errors/user-error.ts'
import type { CartLine } from './cart-lines.ts'
import type { SoldProduct } from './cart-rows.ts'
import { quotesFor, totalsItems } from './cart-view.ts'
import { type ItemInput, chooseProduct, findCandidates } from './choose-product.ts'
import { countError } from './count-error.ts'
import { taxRatesFor } from './delivery/taxes.ts'
import { moneyIn } from './money-shape.ts'
import { linePrice } from './product-types/line-price.ts'
import { typeOf } from './product-types/product-types.ts'
import { type SalesContext, storeDate } from './sales-context.ts'
import { cartTotals, ruleRows } from './totals.ts'
import { usableRules } from './usable-rules.ts'

const MOST_ITEMS = 50
const NO_COUPON = { coupon_code: null, email: null }

/** @throws TOO_LONG, REGION_NOT_AVAILABLE */
export async function deliveredPrices(
  context: SalesContext,
  { items, region_code: regionCode }: QueryDeliveredPricesArgs,
) {
  if (items.length > MOST_ITEMS) throw userError('TOO_LONG', 'items', MOST_ITEMS)
  const home = context.rules.countries.find(({ id }) => id === HOME_COUNTRY)
  if (!home?.regions.some(({ code }) => code === regionCode)) throw userError('REGION_NOT_AVAILABLE')
  const candidates = await findCandidates(context, items)
  return Promise.all(
    items.map(async (item) => {
      const quantity = item.quantity ?? 1
      const line = countError(quantity) ? undefined : lineOf(item, quantity, candidates)
      if (!line || typeOf(line).isVirtual(line)) return null
      return { sku: item.sku, ...(await priceOf(context, line, regionCode)) }
    }),
  )
}

function lineOf(
  item: QueryDeliveredPricesArgs['items'][number],
  quantity: number,
  candidates: readonly SoldProduct[],
): CartLine | undefined {
  const chosen = chooseProduct(withUsualOptions(item, candidates), candidates)
  if ('code' in chosen) return undefined
  const { sold, parent, choice } = chosen
  const parts = new Map(candidates.map((part) => [part.id, part]))
  return { id: 0, quantity, product: parent ?? sold, sold, choice, chosenCents: null, parts }
}

/** As a list shows it where nothing was chosen: the cheapest variant, the default selections of a bundle. */
function withUsualOptions(
  { sku, selected_options }: QueryDeliveredPricesArgs['items'][number],
  candidates: readonly SoldProduct[],
): ItemInput {
  const item = { sku, selected_options: selected_options ?? [] }
  const product = candidates.find((each) => each.sku === sku)
  if (!product || item.selected_options.length > 0) return item
  if (product.type === 'configurable') return { sku: cheapestVariant(product, candidates)?.sku ?? sku }
  const defaults = (product.doc.bundle?.options ?? []).flatMap((option) =>
    option.selections
      .filter(({ isDefault }) => isDefault)
      .map(({ id, quantity }) => bundleSelectionUid(option.id, id, quantity)),
  )
  return { sku, selected_options: defaults }
}

function cheapestVariant(product: SoldProduct, candidates: readonly SoldProduct[]): SoldProduct | undefined {
  const priceOf = (sold: SoldProduct) =>
    linePrice({ product, sold, choice: {}, parts: new Map(), quantity: 1 }).final
  return candidates
    .filter(({ parentId }) => parentId === product.id)
    .toSorted((one, other) => priceOf(one) - priceOf(other))[0]
}

/** Pick-up is no delivery. */
async function priceOf(context: SalesContext, line: CartLine, regionCode: string) {
  const destination = { countryCode: HOME_COUNTRY, regionCode }
  const items = totalsItems(context, [line])
  const { rules } = await usableRules(context, NO_COUPON, ruleRows(items))
  const [quote] = quotesFor(context, { lines: [line], rules }, destination)
    .filter(({ pickupCode }) => pickupCode === null)
    .toSorted((one, other) => one.cents - other.cents)
  const totals = cartTotals({
    items,
    rules,
    shippingCents: quote?.cents ?? 0,
    taxRates: taxRatesFor(context.rules.taxRates, destination, storeDate(context)),
  })
  const money = moneyIn(context.currency)
  return {
    is_delivered: quote !== undefined,
    goods: money(totals.subtotalCents - totals.discountCents),
    delivery: quote ? money(quote.cents) : null,
    taxes: totals.taxes.map(({ rate, cents }) => ({
      title: rate.label[context.language],
      rate: rate.rate,
      amount: money(cents),
    })),
    total: money(totals.grandTotalCents),
    delivery_days_min: quote?.deliveryDays.min ?? null,
    delivery_days_max: quote?.deliveryDays.max ?? null,
  }
}

// What a product says in the comparison, besides its price.
import { isStocked, stockWords } from '../cart/stock-words.ts'
import { countCartons, loadOf } from '@loftwood/fit/carton-load'
import type { MattressFacts, ProductFit } from '@loftwood/fit/fit-attributes'
import { headRoomUnder, upperBedOf } from '@loftwood/fit/head-room'
import { HEAD_ROOM_WORDS } from '../fit/ceiling/head-room-words.ts'
import { limitsOf, placeAndSize } from '../fit/place-words.ts'
import type { Measures } from '../fit/use-measures.ts'
import type { Formatter } from '../platform/i18n/format.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import type { ProductDetail } from '../product/product-detail.ts'
import { specRows } from '../product/facts/spec-rows.ts'
import type { Fact } from './compare-rows.ts'
import type { ComparedProduct } from './use-compared.ts'

interface Words {
  t: Translate
  format: Formatter
  measures: Measures
  /** Of the shopper's own home, in inches. */
  ceiling: number | undefined
  /** In the shopper's cart. */
  mattresses: readonly MattressFacts[]
}

/** A column cannot hold longer texts. */
const MAX_TEXT = 240

function stockOf(product: ProductDetail, { t }: Words): Fact[] {
  const fact = (value: string): Fact[] => [{ id: 'stock', label: t('compare.stock'), value }]
  if (product.stock_status !== 'IN_STOCK') return fact(t('product.soldOut'))
  const words = stockWords(product)
  if (product.only_x_left_in_stock !== null)
    return fact(t(words.left, { count: product.only_x_left_in_stock }))
  return fact(t(isStocked(product) ? words.available : 'product.orderable'))
}

function ratingOf(
  { rating_summary: rating, review_count: count }: ProductDetail,
  { t, format }: Words,
): Fact[] {
  if (count === 0) return []
  const stars = format.number(Math.round(rating / 2) / 10)
  return [{ id: 'rating', label: t('compare.rating'), value: `${t('product.rating', { stars })} (${count})` }]
}

/** Every sleeping place with its limits. */
function bedsOf({ beds }: ProductFit, { t, measures }: Words): Fact[] {
  if (beds.length === 0) return []
  const lines = beds.map((bed) => [placeAndSize(bed, beds, t), ...limitsOf(bed, t, measures)].join(', '))
  return [{ id: 'beds', label: t('compare.beds'), value: capitalized(lines.join('; ')) }]
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Above the upper mattress under the shopper's own ceiling. */
function headRoomOf({ product, fit }: ComparedProduct, { t, measures, ceiling, mattresses }: Words): Fact[] {
  const upper = upperBedOf({ fit, height: product.assembled_height }, mattresses)
  if (!upper || ceiling === undefined) return []
  const { inches, verdict } = headRoomUnder(ceiling, upper)
  const value = t(HEAD_ROOM_WORDS[verdict].line, { room: measures.length(Math.max(inches, 0)) })
  return [{ id: 'headRoom', label: t('compare.headRoom'), value }]
}

/** How many, what all weigh together, and the heaviest; the back end's own words where it has no numbers. */
function cartonsOf({ product, fit }: ComparedProduct, { t, measures }: Words): Fact[] {
  const label = t('compare.cartons')
  const load = loadOf(countCartons([{ cartons: fit.cartons, quantity: 1 }]))
  if (!load) return textOf('cartons', label, product.att_shipping_dimensions)
  const { count, weight: all, heaviest } = load
  const value = t('compare.cartonsLoad', {
    count,
    weight: measures.weight(all),
    heaviest: measures.weight(heaviest.weight),
  })
  return [{ id: 'cartons', label, value }]
}

/** The sizes, colours and sides to choose from. */
function choicesOf(product: ProductDetail): Fact[] {
  if (product.__typename !== 'ConfigurableProduct') return []
  return (product.configurable_options ?? []).flatMap((option) => {
    const labels = (option?.values ?? []).flatMap((value) => value?.label ?? [])
    const id = option?.attribute_code
    return id && labels.length > 0 ? [{ id, label: option.label ?? id, value: labels.join(', ') }] : []
  })
}

function textOf(id: string, label: string, value: string | null | undefined): Fact[] {
  return value ? [{ id, label, value }] : []
}

/** Facts of the whole product, not of a variant: those are chosen on the product page. */
export function compareFacts(compared: ComparedProduct, words: Words): Fact[] {
  const { product, attributes } = compared
  const { t, format } = words
  const specs = specRows(product, [], format)
    .filter(({ label }) => label !== 'product.spec.sku')
    .map(({ label, value }) => ({ id: label, label: t(label), value }))
  const named = attributes.map(({ code, label, value }) => ({ id: code, label, value }))
  const facts = [
    ...choicesOf(product),
    ...bedsOf(compared.fit, words),
    ...headRoomOf(compared, words),
    ...specs,
    ...cartonsOf(compared, words),
    ...textOf('warranty', t('product.warranty'), product.warranty_note),
    ...named,
    ...textOf('time', t('compare.leaves'), product.order_time_frame),
    ...stockOf(product, words),
    ...ratingOf(product, words),
  ]
  return facts.map((fact) => ({ ...fact, value: shortened(fact.value) }))
}

const shortened = (text: string): string =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text

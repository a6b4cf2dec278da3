// What a product says in the comparison, besides its price.
import { isStocked, stockWords } from '../cart/stock-words.ts'
import type { Formatter } from '../platform/i18n/format.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import type { ProductDetail } from '../product/product-detail.ts'
import { specRows } from '../product/spec-rows.ts'
import type { Fact } from './compare-rows.ts'
import type { ComparedProduct } from './use-compared.ts'

interface Words {
  t: Translate
  format: Formatter
}

/** A column cannot hold longer texts. */
const MAX_TEXT = 240

function stockOf(product: ProductDetail, { t }: Words): Fact[] {
  const fact = (value: string): Fact[] => [{ id: 'stock', label: t('compare.stock'), value }]
  if (product.stock_status !== 'IN_STOCK') return fact(t('product.soldOut'))
  const words = stockWords(product)
  if (product.only_x_left_in_stock !== null)
    return fact(t(words.left, { count: product.only_x_left_in_stock }))
  return isStocked(product) ? fact(t(words.available)) : []
}

function ratingOf(
  { rating_summary: rating, review_count: count }: ProductDetail,
  { t, format }: Words,
): Fact[] {
  if (count === 0) return []
  const stars = format.number(Math.round(rating / 2) / 10)
  return [{ id: 'rating', label: t('compare.rating'), value: `${t('product.rating', { stars })} (${count})` }]
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

/** Of the whole product: a variant is chosen on its page. */
export function compareFacts({ product, attributes }: ComparedProduct, words: Words): Fact[] {
  const { t, format } = words
  const specs = specRows(product, null, format)
    .filter(({ label }) => label !== 'product.spec.sku')
    .map(({ label, value }) => ({ id: label, label: t(label), value }))
  const named = attributes.map(({ code, label, value }) => ({ id: code, label, value }))
  const facts = [
    ...choicesOf(product),
    ...specs,
    ...textOf('shipping', t('compare.cartons'), product.att_shipping_dimensions),
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

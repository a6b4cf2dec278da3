// What the feeds say of products: a product with one offer for each variant, as its page shows and sells it.
import type { ProductOffersQuery } from '@loftwood/graphql-types'
import { offerId } from '@loftwood/graphql-types/offers'
import { readFit, type Carton } from '@loftwood/fit/fit-attributes'
import sanitizeHtml from 'sanitize-html'
import { productPath } from '../../src/paths.ts'
import { plainText } from '../../src/platform/plain-text.ts'
import { hasPicture } from '../../src/platform/media/picture-sizes.ts'

export type OfferedProduct = NonNullable<
  NonNullable<NonNullable<ProductOffersQuery['products']>['items']>[number]
>
type Configurable = Extract<OfferedProduct, { __typename: 'ConfigurableProduct' }>
type Variant = NonNullable<NonNullable<Configurable['variants']>[number]>
type Attribute = NonNullable<NonNullable<Variant['attributes']>[number]>
type Sold = OfferedProduct | NonNullable<Variant['product']>

export interface Price {
  value: number
  currency: string
}

export interface Picture {
  url: string
  alt: string
}

export interface Option {
  code: string
  name: string
  value: string
}

export interface Offer {
  /** `KAW-BNK:KAW-BNK-HI` */
  id: string
  sku: string
  title: string
  /** Without the view's prefix. */
  path: string
  options: readonly Option[]
  pictures: readonly Picture[]
  /** As the button of the page: pieces that are made to order can be bought too. */
  isAvailable: boolean
  /** How many are left, where the page says so. */
  left: number | null
  price: Price
  /** Without a discount. */
  regularPrice: Price
  /** Inches, of what stands in the room. */
  length: number | null
  width: number | null
  height: number | null
  /** Pounds. */
  weight: number | null
  cartons: readonly Carton[]
}

export interface OfferedGroup {
  id: string
  sku: string
  title: string
  description: string
  path: string
  material: string
  /** Each from the top: `Bunk beds > Low bunk beds`. */
  categories: readonly string[]
  pictures: readonly Picture[]
  offers: readonly Offer[]
}

/** What XML has no place for. */
const CONTROL = /[\p{Cc}\ufffe\uffff]/gu

/** Blocks are words apart. */
const BLOCK = /<(?=\/?(?:p|br|div|li|ul|ol|h\d|td|tr)\b)/gi

const strip = (html: string) =>
  plainText(sanitizeHtml(html.replace(BLOCK, ' <'), { allowedTags: [], allowedAttributes: {} }))

/** Text of HTML, with every entity as its character. */
export function textOf(html: string | null | undefined): string {
  const text = /[<&]/.test(html ?? '') ? strip(html ?? '') : (html ?? '')
  return text.toWellFormed().replace(CONTROL, ' ').trim()
}

/**
 * Null for what has no offer with one price: sets, groups and gift cards, whose price the choice decides, what asks for more than
 * a variant, and what is no thing.
 */
export function offeredGroup(product: OfferedProduct): OfferedGroup | null {
  const { sku } = product
  const isSold = product.__typename === 'SimpleProduct' || product.__typename === 'ConfigurableProduct'
  if (!sku || !isSold || product.options?.some((option) => option?.required)) return null
  const offers = product.__typename === 'ConfigurableProduct' ? variantsOf(product, sku) : own(product, sku)
  if (offers.length === 0) return null
  const short = textOf(product.short_description?.html)
  return {
    id: offerId(sku),
    sku,
    title: textOf(product.name) || sku,
    description: textOf(product.description?.html) || short || textOf(product.name),
    path: productPath(product),
    material: textOf(product.material),
    categories: categoriesOf(product),
    pictures: picturesOf(product),
    offers,
  }
}

function own(product: OfferedProduct, sku: string): Offer[] {
  const sold = soldAs(product, product)
  if (!sold) return []
  const title = textOf(product.name) || sku
  return [{ ...sold, id: offerId(sku, sku), sku, title, path: productPath(product), options: [] }]
}

function variantsOf(product: Configurable, groupSku: string): Offer[] {
  return (product.variants ?? []).flatMap((variant) => {
    const sku = variant?.product?.sku
    const sold = variant?.product && soldAs(variant.product, product)
    if (!sold || !sku) return []
    const attributes = (variant.attributes ?? []).filter((attribute) => attribute !== null)
    const options = attributes.map((attribute) => optionOf(product, attribute))
    const title = [product.name, ...options.map(({ value }) => value)].map(textOf).filter(Boolean).join(', ')
    return {
      ...sold,
      id: offerId(groupSku, sku),
      sku,
      title: title || sku,
      path: variantPath(product, attributes),
      options,
    }
  })
}

/** Its page with the variant chosen. */
function variantPath(product: Configurable, attributes: readonly Attribute[]): string {
  const query = attributes.map(({ code, value_index }) => [code ?? '', String(value_index ?? '')])
  return `${productPath(product)}?${new URLSearchParams(query).toString()}`
}

function optionOf({ configurable_options: options }: Configurable, { code, label }: Attribute): Option {
  const option = options?.find((one) => one?.attribute_code === code)
  return { code: code ?? '', name: textOf(option?.label ?? code), value: textOf(label) }
}

/** Null without a price. A variant says only what differs from its product. */
function soldAs(
  sold: Sold,
  product: OfferedProduct,
): Omit<Offer, 'id' | 'sku' | 'title' | 'path' | 'options'> | null {
  const { final_price: final, regular_price: regular } = sold.price_range.minimum_price
  const pictures = picturesOf(sold)
  const measured = sold.assembled_length === null ? product : sold
  if (final.value === null || !final.currency) return null
  const price = { value: final.value, currency: final.currency }
  return {
    pictures: pictures.length > 0 ? pictures : picturesOf(product),
    isAvailable: product.stock_status === 'IN_STOCK' && sold.stock_status === 'IN_STOCK',
    left: sold.only_x_left_in_stock,
    price,
    regularPrice: { ...price, value: Math.max(price.value, regular.value ?? 0) },
    length: measured.assembled_length,
    width: measured.assembled_width,
    height: measured.assembled_height,
    weight: weightOf(sold) ?? weightOf(product),
    cartons: readFit(sold, product).cartons,
  }
}

const weightOf = (sold: Sold): number | null => ('weight' in sold ? sold.weight : null)

const picturesOf = ({ media_gallery }: Pick<Sold, 'media_gallery'>): Picture[] =>
  (media_gallery ?? [])
    .filter((entry) => entry !== null && !entry.disabled && entry.__typename === 'ProductImage')
    .toSorted((one, other) => (one?.position ?? 0) - (other?.position ?? 0))
    .flatMap((entry) => (hasPicture(entry?.url) ? [{ url: entry.url, alt: textOf(entry.label) }] : []))

const categoriesOf = ({ categories }: OfferedProduct): string[] =>
  (categories ?? []).flatMap((category) => {
    const above = (category?.breadcrumbs ?? []).map((crumb) => crumb?.category_name)
    const names = [...above, category?.name].map(textOf).filter(Boolean)
    return names.length > 0 ? [names.join(' > ')] : []
  })

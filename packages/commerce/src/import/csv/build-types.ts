// What bundles, groups, downloads, gift cards and custom options look like in Magento's product export.
import type {
  BundleDoc,
  BundleOption,
  CustomOption,
  CustomOptionPrice,
  DownloadDoc,
  GiftCardDoc,
  GroupedMember,
  ProductDoc,
} from '../../product/product-doc.ts'
import { toCents } from '../../platform/money.ts'
import type { Identities } from '../../db/identities.ts'
import { listOf, pairListOf } from './cell-lists.ts'
import type { ImportedProduct } from './read-products.ts'
import type { Cells } from './read-rows.ts'
import { RowError } from './row-error.ts'
import type { RowFields } from './row-fields.ts'

type TypeParts = Partial<Pick<ProductDoc, 'bundle' | 'grouped' | 'downloads' | 'giftCard' | 'customOptions'>>
type Pairs = ReadonlyMap<string, string>

type ProductCells = Pick<ImportedProduct, 'cells' | 'translations'>

interface TypedRow {
  product: ProductCells
  fields: RowFields
}

interface TypeContext {
  identities: Identities
}

/** Numbers of options and selections: the product's, followed by their place in the row. */
const PLACES = 1000

/** @throws {RowError} when the row lacks what its kind needs */
export function typeParts({ product, fields }: TypedRow, context: TypeContext): TypeParts {
  const { cells } = product
  const productId = context.identities.idOf('product', fields.sku)
  const numbers = numbering(productId)
  const customOptions = customOptionsOf(product, numbers)
  const parts: TypeParts = customOptions.length > 0 ? { customOptions } : {}
  if (fields.product_type === 'bundle') parts.bundle = bundleOf(cells, { fields, numbers, context })
  if (fields.product_type === 'grouped') parts.grouped = groupedOf(cells, context)
  if (fields.product_type === 'downloadable') parts.downloads = downloadsOf(cells, numbers)
  if (fields.product_type === 'giftcard') parts.giftCard = giftCardOf(cells)
  return parts
}

function numbering(productId: number): () => number {
  let place = 0
  return () => productId * PLACES + (place += 1)
}

/** `title` in English, `title_fr` in French, as Magento has it for the options of bundles. */
function titleOf(pairs: Pairs, name: string, fallback?: string) {
  const en = pairs.get(name) || (fallback ?? required(pairs, name))
  return { en, fr: pairs.get(`${name}_fr`) || en }
}

/** The number that the shop's own export names, so that past orders still mean the same option. */
function ownNumber(pairs: Pairs | undefined, name: string): number | undefined {
  const value = Number(pairs?.get(name))
  return Number.isInteger(value) && value > 0 ? value : undefined
}

function amount(pairs: Pairs, name: string): number {
  const value = Number(pairs.get(name) ?? 0)
  if (!Number.isFinite(value) || value < 0)
    throw new RowError(`${name}: a number is needed, not ${pairs.get(name)}`)
  return value
}

function required(pairs: Pairs, name: string): string {
  const value = pairs.get(name)
  if (!value) throw new RowError(`${name} is missing in ${[...pairs.values()].join(', ')}`)
  return value
}

const bundleInputs: Readonly<Record<string, BundleOption['input']>> = {
  select: 'select',
  radio: 'radio',
  checkbox: 'checkbox',
  multi: 'multi',
}

interface BundleSource {
  fields: RowFields
  numbers: () => number
  context: TypeContext
}

function bundleOf(cells: Cells, { fields, numbers, context }: BundleSource): BundleDoc {
  const isDynamic = cells['bundle_price_type'] !== 'fixed'
  const byName = byOption(pairListOf(cells['bundle_values']))
  if (byName.size === 0) throw new RowError('bundle_values: is missing')
  const options = [...byName.values()].map((selections): BundleOption => {
    const [first = new Map<string, string>()] = selections
    const input = bundleInputs[first.get('type') ?? 'select']
    if (!input) throw new RowError(`bundle_values: there is no type ${first.get('type')}`)
    return {
      id: ownNumber(first, 'shop_option') ?? numbers(),
      title: titleOf(first, 'name'),
      input,
      isRequired: first.get('required') !== '0',
      selections: selections.map((pairs) => ({
        id: ownNumber(pairs, 'shop_selection') ?? numbers(),
        productId: context.identities.idOf('product', required(pairs, 'sku')),
        quantity: amount(pairs, 'default_qty') || 1,
        canChangeQuantity: pairs.get('can_change_qty') === '1',
        isDefault: pairs.get('default') === '1',
        price: isDynamic ? null : selectionCents(pairs, fields),
      })),
    }
  })
  // Magento's special price of a bundle is the part of the price that is paid, in per cent.
  const discountPercent = fields.special_price === undefined ? 0 : Math.max(0, 100 - fields.special_price)
  return { isDynamic, discountPercent: isDynamic ? discountPercent : 0, options }
}

function selectionCents(pairs: Pairs, { price = 0 }: RowFields): number {
  const value = amount(pairs, 'price')
  return toCents(pairs.get('price_type') === 'percent' ? (price * value) / 100 : value)
}

function groupedOf(cells: Cells, { identities }: TypeContext): GroupedMember[] {
  const members = listOf(cells['associated_skus']).map((part) => {
    const [, sku, quantity] = /^(.+?)(?:=([\d.]+))?$/u.exec(part) ?? []
    if (!sku) throw new RowError(`associated_skus: ${part} is no SKU`)
    return { productId: identities.idOf('product', sku), quantity: Number(quantity ?? 1) }
  })
  if (members.length === 0) throw new RowError('associated_skus: is missing')
  return members
}

function downloadsOf(cells: Cells, numbers: () => number): DownloadDoc {
  const links = pairListOf(cells['downloadable_links'])
  if (links.length === 0) throw new RowError('downloadable_links: is missing')
  const fileOf = (pairs: Pairs) => pairs.get('file') ?? required(pairs, 'url')
  return {
    title: titleOf(links[0] ?? new Map(), 'group_title', 'Links'),
    areLinksSoldSeparately: links[0]?.get('purchased_separately') === '1',
    links: links.map((pairs) => {
      const sample = pairs.get('sample') ?? pairs.get('sample_file')
      const most = Number(pairs.get('downloads'))
      return {
        id: ownNumber(pairs, 'shop_link') ?? numbers(),
        title: titleOf(pairs, 'title'),
        price: toCents(amount(pairs, 'price')),
        file: fileOf(pairs),
        ...(sample ? { sampleFile: inSamples(sample) } : {}),
        maxDownloads: most > 0 ? most : null,
      }
    }),
    samples: pairListOf(cells['downloadable_samples']).map((pairs) => ({
      id: ownNumber(pairs, 'shop_sample') ?? numbers(),
      title: titleOf(pairs, 'title'),
      file: inSamples(fileOf(pairs)),
    })),
  }
}

/** Samples are in a folder of their own, which the path may name. */
function inSamples(path: string): string {
  return path.replace(/^samples\//u, '')
}

const giftCardKinds: Readonly<Record<string, GiftCardDoc['kind']>> = {
  virtual: 'virtual',
  physical: 'physical',
  combined: 'combined',
}

function giftCardOf(cells: Cells): GiftCardDoc {
  const kind = giftCardKinds[cells['giftcard_type']?.toLowerCase() ?? 'virtual']
  if (!kind) throw new RowError(`giftcard_type: there is no ${cells['giftcard_type']}`)
  const amounts = listOf(cells['giftcard_amount']).map((text) => toCents(Number(text)))
  if (amounts.some((cents) => !(cents > 0)))
    throw new RowError('giftcard_amount: positive numbers are needed')
  const isOpen = cells['giftcard_allow_open_amount'] === '1'
  if (amounts.length === 0 && !isOpen) throw new RowError('giftcard_amount: is missing')
  const [from, to] = ['giftcard_open_amount_min', 'giftcard_open_amount_max'].map((name) =>
    Number(cells[name]),
  )
  const lifetime = Number(cells['giftcard_lifetime'])
  return {
    kind,
    amounts,
    ...(isOpen && from && to ? { openAmount: { from: toCents(from), to: toCents(to) } } : {}),
    hasMessage: cells['giftcard_allow_message'] !== '0',
    lifetimeDays: lifetime > 0 ? lifetime : null,
  }
}

const optionKinds: Readonly<Record<string, CustomOption['kind']>> = {
  field: 'field',
  area: 'area',
  date: 'date',
  drop_down: 'drop_down',
  radio: 'radio',
  checkbox: 'checkbox',
  multiple: 'multiple',
}

/** Entries of the same option, which may share its name with another. */
function byOption(entries: readonly Pairs[]): Map<string, Pairs[]> {
  return Map.groupBy(entries, (pairs) => `${pairs.get('shop_option') ?? ''} ${required(pairs, 'name')}`)
}

/** A row of a store view has the same options in the same order, with its own titles. */
function customOptionsOf({ cells, translations }: ProductCells, numbers: () => number): CustomOption[] {
  const french = [...byOption(pairListOf(translations.fr?.['custom_options'])).values()]
  return [...byOption(pairListOf(cells['custom_options'])).values()].map((rows, place) => {
    const [first = new Map<string, string>()] = rows
    const translated = french[place] ?? []
    const titleIn = (name: string, index: number) => {
      const en = required(rows[index] ?? first, name)
      return { en, fr: translated[index]?.get(name) || en }
    }
    const kind = optionKinds[first.get('type') ?? 'field']
    if (!kind) throw new RowError(`custom_options: there is no type ${first.get('type')}`)
    const most = Number(first.get('max_characters'))
    const values = rows.filter((pairs) => pairs.has('option_title'))
    return {
      id: ownNumber(first, 'shop_option') ?? numbers(),
      title: titleIn('name', 0),
      isRequired: first.get('required') === '1',
      kind,
      ...(values.length === 0 ? { price: optionPrice(first), ...skuOf(first) } : {}),
      ...(most > 0 ? { maxCharacters: most } : {}),
      values: values.map((pairs, index) => ({
        id: ownNumber(pairs, 'shop_value') ?? numbers(),
        title: titleIn('option_title', index),
        price: optionPrice(pairs),
        ...skuOf(pairs),
      })),
    }
  })
}

function optionPrice(pairs: Pairs): CustomOptionPrice {
  const value = amount(pairs, 'price')
  return pairs.get('price_type') === 'percent'
    ? { kind: 'percent', percent: value }
    : { kind: 'fixed', cents: toCents(value) }
}

function skuOf(pairs: Pairs): { sku?: string } {
  const sku = pairs.get('sku')
  return sku ? { sku } : {}
}

// What one product of the data files must hold to by its type, beyond the shape of its fields.
import type { z } from 'zod'
import type { CatalogProduct } from './product-schema.ts'

/** The field that makes a product what its type says. */
const partOf = {
  configurable: 'configurable',
  bundle: 'bundle',
  grouped: 'grouped',
  downloadable: 'downloads',
  giftcard: 'giftCard',
} as const

type Errors = (message: string, ...path: (string | number)[]) => void
type Bundle = NonNullable<CatalogProduct['bundle']>

export function checkProductType(product: CatalogProduct, check: z.RefinementCtx<CatalogProduct>): void {
  const error: Errors = (message, ...path) =>
    check.addIssue({ code: 'custom', message: `${product.sku}: ${message}`, path })
  for (const [type, part] of Object.entries(partOf)) {
    const has = product[part] !== undefined
    if (has !== (product.type === type)) {
      error(has ? `is no ${type} product` : `a ${type} product needs it`, part)
    }
  }
  checkStock(product, error)
  checkPrices(product, error)
  if (product.bundle) checkBundle(product.bundle, error)
  checkCustomOptions(product, error)
}

/** Whether the price is not the product's own: it follows from its parts, members or amounts. */
function isPricedByOthers({ type, bundle }: CatalogProduct): boolean {
  return type === 'grouped' || type === 'giftcard' || bundle?.pricing === 'dynamic'
}

function checkStock({ type, stock, giftCard }: CatalogProduct, error: Errors): void {
  const isThing = type === 'simple' || (giftCard !== undefined && giftCard.kind !== 'virtual')
  const isComposed = type === 'configurable' || type === 'bundle' || type === 'grouped'
  if (isThing && stock === undefined) error('pieces on hand are missing', 'stock')
  if (isComposed && stock !== undefined) error('the pieces on hand are those of its parts', 'stock')
}

function checkPrices(product: CatalogProduct, error: Errors): void {
  const { price, specialPrice, tierPrices } = product
  if (isPricedByOthers(product)) {
    if (price !== 0) error('0: the price follows from parts, members or amounts', 'price')
    if (specialPrice !== undefined) error('has no price of its own to reduce', 'specialPrice')
    if (tierPrices.length > 0) error('has no price of its own to reduce', 'tierPrices')
  }
  if (specialPrice !== undefined && specialPrice >= price) error('is not below the price', 'specialPrice')
  for (const [index, tier] of tierPrices.entries()) {
    const before = tierPrices[index - 1] ?? { quantity: 1, price }
    if (tier.quantity <= before.quantity || tier.price >= before.price) {
      error('quantities must go up and prices down', 'tierPrices', index)
    }
  }
}

function checkBundle({ pricing, discountPercent, options }: Bundle, error: Errors): void {
  if (pricing === 'fixed' && discountPercent > 0)
    error('only of a dynamic price', 'bundle', 'discountPercent')
  for (const [index, { input, isRequired, selections }] of options.entries()) {
    const defaults = selections.filter(({ isDefault }) => isDefault).length
    const isSingle = input === 'radio' || input === 'select'
    if (isSingle && (isRequired ? defaults !== 1 : defaults > 1)) {
      error(`${defaults} selections are the default one`, 'bundle', 'options', index)
    }
    if (pricing === 'dynamic' && selections.some(({ price }) => price !== undefined)) {
      error('a dynamic price takes no prices of selections', 'bundle', 'options', index)
    }
  }
}

function checkCustomOptions({ type, customOptions }: CatalogProduct, error: Errors): void {
  if (type === 'grouped' && customOptions.length > 0) error('not of a grouped product', 'customOptions')
  for (const [index, { kind, values, maxCharacters }] of customOptions.entries()) {
    const isTyped = kind === 'field' || kind === 'area'
    const isChosen = !isTyped && kind !== 'date'
    if (isChosen !== values.length > 0) {
      error(isChosen ? 'has nothing to choose' : 'is not chosen from values', 'customOptions', index)
    }
    if (maxCharacters !== undefined && !isTyped) error('is not typed', 'customOptions', index)
  }
}

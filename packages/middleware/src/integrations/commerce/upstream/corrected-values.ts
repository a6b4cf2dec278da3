// Right values in place of those that a release of Magento resolves wrongly. Each function says whether it changed anything.

export type Fields = Record<string, unknown>

/** A tier's price by its quantity. */
export function toPriceOfOne({ quantity, final_price: price }: Fields): boolean {
  const money = price as { value?: unknown } | null | undefined
  if (typeof money?.value !== 'number' || typeof quantity !== 'number' || quantity <= 1) return false
  money.value = Math.round((money.value / quantity) * 10_000) / 10_000
  return true
}

/** A bundle in a cart is in stock unless its line has errors. */
export function toStockOfItem({ product, errors }: Fields): boolean {
  const bundle = product as Fields | null | undefined
  if (bundle?.['stock_status'] !== 'OUT_OF_STOCK' || (Array.isArray(errors) && errors.length > 0))
    return false
  bundle['stock_status'] = 'IN_STOCK'
  return true
}

interface BundleChoice {
  required?: boolean | null
  options?: ({ product?: { stock_status?: string } | null } | null)[] | null
}

/** A bundle is in stock when each required choice has an option in stock. */
export function toStockOfOptions(bundle: Fields): boolean {
  const choices = bundle['items'] as (BundleChoice | null)[] | null | undefined
  if (bundle['stock_status'] !== 'OUT_OF_STOCK' || !choices?.length) return false
  const isInStock = ({ options }: BundleChoice) =>
    options?.some((option) => option?.product?.stock_status === 'IN_STOCK') ?? false
  const needed = choices.filter((choice) => choice !== null && choice.required !== false)
  if (!needed.every((choice) => choice && isInStock(choice)) || !choices.some((it) => it && isInStock(it)))
    return false
  bundle['stock_status'] = 'IN_STOCK'
  return true
}

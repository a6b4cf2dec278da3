// What a release of Magento resolves to a wrong value, put right before anybody sees the answer.
import { isBefore, type MagentoRelease } from './magento-release.ts'

type Fields = Record<string, unknown>

interface Correction {
  /** Objects of this `__typename` are put right. */
  type: string
  /** The first release that has the fault, and the first that is free of it. */
  since?: MagentoRelease
  mendedIn?: MagentoRelease
  /** Changes the object; says whether it did. */
  correct: (object: Fields) => boolean
}

const CORRECTIONS: readonly Correction[] = [
  // The price of so many pieces stands where the price of one belongs.
  { type: 'TierPrice', since: '2.4.7', mendedIn: '2.4.8', correct: toPriceOfOne },
  // Stock is looked up by the SKU of the chosen options, which is in no stock.
  { type: 'BundleCartItem', mendedIn: '2.4.8', correct: toStockOfItem },
  // A bundle has no stock of its own, and is reported to be out of it.
  { type: 'BundleProduct', since: '2.4.8', correct: toStockOfOptions },
]

/** Puts data right in place; says whether anything changed. `body` is the data's text. */
export type CorrectData = (body: Buffer, data: unknown) => boolean

/** Makes the function for the answers of a release. */
export function correctionsOf(release: MagentoRelease): CorrectData {
  const rows = CORRECTIONS.filter(
    ({ since, mendedIn }) =>
      (!since || !isBefore(release, since)) && (!mendedIn || isBefore(release, mendedIn)),
  )
  const byType = new Map(rows.map(({ type, correct }) => [type, correct]))
  const marks = rows.map(({ type }) => `"__typename":"${type}"`)
  return (body, data) => marks.some((mark) => body.includes(mark)) && correctAll(data, byType)
}

function correctAll(value: unknown, byType: ReadonlyMap<unknown, Correction['correct']>): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Fields
  let isChanged = byType.get(fields['__typename'])?.(fields) ?? false
  for (const part of Object.values(fields)) isChanged = correctAll(part, byType) || isChanged
  return isChanged
}

function toPriceOfOne({ quantity, final_price: price }: Fields): boolean {
  const money = price as { value?: unknown } | null | undefined
  if (typeof money?.value !== 'number' || typeof quantity !== 'number' || quantity <= 1) return false
  money.value = Math.round((money.value / quantity) * 10_000) / 10_000
  return true
}

function toStockOfItem({ product, errors }: Fields): boolean {
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

function toStockOfOptions(bundle: Fields): boolean {
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

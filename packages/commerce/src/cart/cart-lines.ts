// The lines of a cart: its rows with the products they stand for, in three statements at most.
import type { Database } from '../db/open-database.ts'
import type { Cents } from '../platform/money.ts'
import type { Language } from '../platform/analyze-text.ts'
import { pickedOf } from './product-types/bundle.ts'
import type { CartChoice } from './product-types/choice.ts'
import type { ChosenLine } from './product-types/product-type.ts'
import { type CartItemRow, type SoldProduct, itemRows, soldProducts } from './cart-rows.ts'

export interface CartLine extends ChosenLine {
  id: number
  quantity: number
  /** What a piece cost when the shopper last chose the product or its quantity. */
  chosenCents: Cents | null
}

interface Source {
  db: Database
  language: Language
}

export async function cartLines(source: Source, cartId: number): Promise<CartLine[]> {
  return linesOf(source, await itemRows(source.db, cartId))
}

/** Rows as lines. A product taken out of the catalog leaves the carts it was in. */
export async function linesOf({ db, language }: Source, rows: readonly CartItemRow[]): Promise<CartLine[]> {
  if (rows.length === 0) return []
  const ids = rows.flatMap((row) => (row.parentId === null ? [row.productId] : [row.productId, row.parentId]))
  const products = await soldProducts(db, { ids }, language)
  const byId = new Map(products.map((product) => [product.id, product]))
  const lines = rows.flatMap((row) => {
    const sold = byId.get(row.productId)
    const product = row.parentId === null ? sold : byId.get(row.parentId)
    const { id, quantity, choice, chosenCents } = row
    return sold && product ? [{ id, quantity, product, sold, choice, chosenCents }] : []
  })
  const parts = await partsOf({ db, language }, lines)
  return lines.map((line) => ({ ...line, parts }))
}

/** The products of what was chosen from bundles. */
async function partsOf(
  { db, language }: Source,
  lines: readonly { product: SoldProduct; choice: CartChoice }[],
): Promise<Map<number, SoldProduct>> {
  const ids = lines.flatMap((line) => pickedOf(line).map(({ selection }) => selection.productId))
  const parts = ids.length === 0 ? [] : await soldProducts(db, { ids }, language)
  return new Map(parts.map((part) => [part.id, part]))
}

// Of the products in a list a page's data need what their cards show. GraphQL cannot ask for a part of a list, so the rest
// leaves the answer here, before it is sent to the browser with the page.
import { secondPicture, type Pictured } from '../src/product/card/card-pictures.ts'

/** Operation -> path of the products that are cards; `*` is every entry of a list. */
const CARDS: Readonly<Record<string, string>> = {
  products: 'data.products.items.*',
  productCards: 'data.products.items.*',
  relatedProducts: 'data.products.items.*.related_products.*',
  upsellProducts: 'data.products.items.*.upsell_products.*',
}

interface Card extends Pictured {
  url_rewrites?: { url?: string | null }[] | null
}

/** Takes from the answer, in place, what no card shows. */
export function trimCards(operation: string, answer: unknown): void {
  const path = CARDS[operation]
  if (path !== undefined) for (const card of at(answer, path.split('.'))) trim(card as Card)
}

function trim(card: Card): void {
  const shown = secondPicture(card)
  if (card.media_gallery)
    card.media_gallery = card.media_gallery.filter((entry) => entry !== null && entry.url === shown)
  // The first is the product's address.
  if (card.url_rewrites) card.url_rewrites = card.url_rewrites.filter(({ url }) => url).slice(0, 1)
}

function at(node: unknown, [name, ...rest]: string[]): object[] {
  if (typeof node !== 'object' || node === null) return []
  if (name === undefined) return [node]
  if (name === '*') return Object.values(node).flatMap((entry) => at(entry, rest))
  return at((node as Record<string, unknown>)[name], rest)
}

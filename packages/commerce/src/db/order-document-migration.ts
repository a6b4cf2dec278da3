// Brings the stored documents of orders to version 4, which later releases read. Documents before had no version; what
// a document has tells which release wrote it. Like every released migration it is never edited, so it knows the old
// shapes only by the few fields it needs and imports nothing.
import type { DatabaseSync } from 'node:sqlite'

const VERSION = 4
const WITHOUT_PIECES = new Set(['virtual', 'downloadable', 'giftcard'])

type Item = Record<string, unknown> & { sku: string; productId: number; type: string; discountCents: number }
type Doc = Record<string, unknown> & { items: Item[]; discountCents: number }

interface Lookups {
  idOf: (sku: string) => number | undefined
  /** Of a gift card. */
  lifetimeDaysOf: (productId: number) => number | null
}

export function upgradeOrderDocuments(connection: DatabaseSync): void {
  const find = connection.prepare("select id from identity where kind = 'product' and key = ?")
  const lifetime = connection.prepare(
    "select json_extract(doc, '$.giftCard.lifetimeDays') as days from product where id = ?",
  )
  const lookups: Lookups = {
    idOf: (sku) => find.get(sku)?.['id'] as number | undefined,
    lifetimeDaysOf: (productId) => (lifetime.get(productId)?.['days'] as number | null | undefined) ?? null,
  }
  const write = connection.prepare('update sales_order set doc = ? where id = ?')
  for (const row of connection.prepare('select id, doc from sales_order order by id').iterate()) {
    const doc = JSON.parse(String(row['doc'])) as Doc
    write.run(JSON.stringify(upgraded(doc, lookups)), row['id'] ?? null)
  }
}

function upgraded(doc: Doc, lookups: Lookups): object {
  const { discountLabel: _oneForAll, ...rest } = doc
  return {
    version: VERSION,
    giftCards: [],
    discounts: discountsOf(doc, doc.discountCents),
    ...rest,
    items: doc.items.map((item) => ({
      discounts: discountsOf(doc, item.discountCents),
      giftCardLifetimeDays: lookups.lifetimeDaysOf(item.productId),
      ...chosenOf(doc, item, lookups),
      ...item,
    })),
  }
}

/** One rule at most applied before discounts were written by rule. */
function discountsOf({ discountLabel, couponCode }: Doc, cents: number): object[] {
  return discountLabel && cents > 0 ? [{ label: discountLabel, couponCode, cents }] : []
}

/** What an item had before there were other products than simple and configurable ones. */
function chosenOf(doc: Doc, { type, sku, productId }: Item, { idOf }: Lookups): object {
  return {
    entered: { en: [], fr: [] },
    soldId: idOf(sku) ?? productId,
    choice: {},
    isVirtual: doc['isVirtual'],
    pieces: WITHOUT_PIECES.has(type) ? [] : [{ sku, quantity: 1 }],
    bundle: [],
    links: [],
  }
}

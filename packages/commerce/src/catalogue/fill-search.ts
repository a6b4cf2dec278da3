// Fills the full-text index of each language with the products that are listed.
import { sql } from 'kysely'
import type { Write } from '../db/open-database.ts'
import { indexedText } from '../search/analyze-text.ts'
import type { Language } from '../search/analyze-text.ts'
import type { StoredCategory } from './fill-categories.ts'
import type { Identities } from './identities.ts'
import type { ProductRecord } from './product-doc.ts'
import type { ShopRules } from './read-catalogue.ts'

interface SearchSource {
  records: readonly ProductRecord[]
  identities: Identities
  categories: ReadonlyMap<string, StoredCategory>
  attributes: ShopRules['attributes']
}

type Labels = ReadonlyMap<string, Record<Language, string>>

export async function indexProducts(write: Write, source: SearchSource): Promise<void> {
  const categoryById = new Map([...source.categories.values()].map((category) => [category.id, category]))
  const labels = optionLabels(source.attributes)
  const skusByParent = Map.groupBy(source.records, ({ parentSku }) => parentSku)
  for (const language of ['en', 'fr'] as const) {
    const table = sql.table(`product_search_${language}`)
    await sql`insert into ${table} (${table}) values ('delete-all')`.execute(write)
    for (const record of source.records.filter(({ parentSku }) => parentSku === undefined)) {
      const text = record.texts[language]
      const [mainId, ...otherIds] = record.doc.categoryIds
      const category = mainId === undefined ? [] : namesUpwards(mainId, categoryById, language)
      const keywords = [
        ...otherIds.flatMap((id) => namesUpwards(id, categoryById, language)),
        ...record.facets.map(({ attribute, value }) => labels.get(`${attribute}:${value}`)?.[language] ?? ''),
      ]
      const skus = [record, ...(skusByParent.get(record.sku) ?? [])].map(({ sku }) =>
        sku.replaceAll('-', ' '),
      )
      const body = [text.shortDescription, text.description, ...Object.values(text.attributes)]
      await sql`insert into ${table} (rowid, name, sku, category, keywords, body) values (
        ${source.identities.idOf('product', record.sku)},
        ${indexedText(text.name, language)},
        ${[...new Set(skus.join(' ').toLowerCase().split(' '))].join(' ')},
        ${indexedText(category.join(' '), language)},
        ${indexedText([...new Set(keywords)].join(' '), language)},
        ${indexedText(body.join(' '), language)}
      )`.execute(write)
    }
  }
}

function namesUpwards(
  id: number,
  categoryById: ReadonlyMap<number, StoredCategory>,
  language: Language,
): string[] {
  const category = categoryById.get(id)
  const above =
    category?.ancestorIds.map((ancestor) => categoryById.get(ancestor)?.name[language] ?? '') ?? []
  return category ? [...above, category.name[language]] : []
}

function optionLabels(attributes: ShopRules['attributes']): Labels {
  return new Map(
    attributes.flatMap(({ code, options }) => options.map(({ id, label }) => [`${code}:${id}`, label])),
  )
}

// The full-text index of each language: what is searched of a product, and writing it.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import { sql } from 'kysely'
import type { Write } from '../db/open-database.ts'
import { indexedText } from '../platform/analyze-text.ts'
import type { Language } from '../platform/analyze-text.ts'
import type { StoredCategory } from './fill-categories.ts'
import { isFitCode } from '../product/fit-attributes.ts'
import type { ProductRecord } from '../product/product-doc.ts'

/** Labels of filter values by `<attribute>:<option>`. */
export type Labels = ReadonlyMap<string, Record<Language, string>>

interface SearchSource {
  record: ProductRecord
  variantSkus: readonly string[]
}

interface SearchContext {
  categories: ReadonlyMap<number, StoredCategory>
  labels: Labels
}

/** What of a product is searched in one language, by weight. */
interface SearchText {
  name: string
  skus: string
  /** Names of categories and filter values: they change without the product. */
  names: { category: string; keywords: string }
  body: string
}

export type SearchTexts = Record<Language, SearchText>

export function searchTexts(source: SearchSource, context: SearchContext): SearchTexts {
  return { en: searchText(source, context, 'en'), fr: searchText(source, context, 'fr') }
}

function searchText(
  { record, variantSkus }: SearchSource,
  { categories, labels }: SearchContext,
  language: Language,
): SearchText {
  const text = record.texts[language]
  const [mainId, ...otherIds] = record.doc.categoryIds
  const keywords = [
    ...otherIds.flatMap((id) => namesUpwards(id, categories, language)),
    ...record.facets.map(({ attribute, value }) => labels.get(`${attribute}:${value}`)?.[language] ?? ''),
  ]
  const skus = [record.sku, ...variantSkus].map((sku) => sku.replaceAll('-', ' '))
  return {
    name: text.name,
    skus: [...new Set(skus.join(' ').toLowerCase().split(' '))].join(' '),
    names: {
      category: mainId === undefined ? '' : namesUpwards(mainId, categories, language).join(' '),
      keywords: [...new Set(keywords)].join(' '),
    },
    body: [text.shortDescription, text.description, ...wordsOf(text.attributes)].join(' '),
  }
}

const wordsOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).flatMap(([code, words]) => (isFitCode(code) ? [] : [words]))

export async function indexProduct(write: Write, id: number, texts: SearchTexts): Promise<void> {
  for (const language of ['en', 'fr'] as const) {
    const { name, skus, names, body } = texts[language]
    await sql`insert into ${sql.table(`product_search_${language}`)} (rowid, name, sku, category, keywords, body)
      values (
        ${id}, ${indexedText(name, language)}, ${skus}, ${indexedText(names.category, language)},
        ${indexedText(names.keywords, language)}, ${indexedText(body, language)}
      )`.execute(write)
  }
}

/** Empties the index of both languages. */
export async function clearSearch(write: Write): Promise<void> {
  for (const language of ['en', 'fr']) {
    const table = sql.table(`product_search_${language}`)
    await sql`insert into ${table} (${table}) values ('delete-all')`.execute(write)
  }
}

function namesUpwards(
  id: number,
  categories: ReadonlyMap<number, StoredCategory>,
  language: Language,
): string[] {
  const category = categories.get(id)
  const above = category?.ancestorIds.map((ancestor) => categories.get(ancestor)?.name[language] ?? '') ?? []
  return category ? [...above, category.name[language]] : []
}

/** Labels of options, and of each flag that is set: "made in Canada" is searched for like a finish. */
export function valueLabels(attributes: ShopRules['attributes']): Labels {
  return new Map(
    attributes.flatMap(({ code, input, label: ownLabel, options }) => [
      ...options.map(({ id, label }) => [`${code}:${id}`, label] as const),
      ...(input === 'boolean' ? [[`${code}:1`, ownLabel] as const] : []),
    ]),
  )
}

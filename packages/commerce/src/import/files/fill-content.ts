// Writes pages, blocks, old addresses and the reviews that come with the catalog.
import type { Catalog } from '@loftwood/demo-store/read-catalog'
import { LANGUAGES } from '../../platform/analyze-text.ts'
import type { Write } from '../../db/open-database.ts'
import type { ContentDoc } from '../../content/content-doc.ts'
import type { Identities } from '../../db/identities.ts'

export async function writeContent(write: Write, { pages, blocks, content }: Catalog): Promise<void> {
  const htmlOf = (identifier: string, language: string) => {
    const html = content.get(`${identifier}.${language}`)
    if (html === undefined) throw new Error(`content/${identifier}.${language}.html is missing`)
    return html
  }
  for (const language of LANGUAGES) {
    for (const { identifier, urlKey, title, contentHeading, metaDescription } of pages) {
      const doc: ContentDoc = {
        urlKey: urlKey?.[language] ?? identifier,
        title: title[language],
        html: htmlOf(identifier, language),
        ...(contentHeading ? { heading: contentHeading[language] } : {}),
        ...(metaDescription ? { metaDescription: metaDescription[language] } : {}),
      }
      await write
        .insertInto('content')
        .values({ kind: 'page', identifier, language, doc: JSON.stringify(doc) })
        .execute()
      await write
        .insertInto('url_rewrite')
        .values({
          path: urlKey?.[language] ?? identifier,
          language,
          entity: 'page',
          entity_id: identifier,
          target: null,
          redirect_code: 0,
        })
        .execute()
    }
    for (const { identifier, title } of blocks) {
      const doc: ContentDoc = { title: title[language], html: htmlOf(identifier, language) }
      await write
        .insertInto('content')
        .values({ kind: 'block', identifier, language, doc: JSON.stringify(doc) })
        .execute()
    }
  }
}

/** Old addresses answer with a permanent redirect to where the thing is now. */
export async function writeRedirects(write: Write, redirects: Catalog['redirects']): Promise<void> {
  for (const { from, to } of redirects) {
    const targets = await write.selectFrom('url_rewrite').selectAll().where('path', '=', to).execute()
    if (targets.length === 0) throw new Error(`redirects.json sends ${from} to the unknown address ${to}`)
    await write
      .insertInto('url_rewrite')
      .values(targets.map((target) => ({ ...target, path: from, target: to, redirect_code: 301 })))
      .execute()
  }
}

/** Replaces the reviews that came with an earlier catalog; shoppers' own stay. */
export async function writeReviews(
  write: Write,
  reviews: Catalog['reviews'],
  identities: Identities,
): Promise<void> {
  await write.deleteFrom('review').where('is_catalogue', '=', 1).execute()
  for (const { sku, locale, nickname, createdAt, summary, text, ratings } of reviews) {
    const stars = Object.values(ratings)
    await write
      .insertInto('review')
      .values({
        product_id: identities.idOf('product', sku),
        language: locale,
        nickname,
        summary,
        text,
        ratings: JSON.stringify(ratings),
        average: Math.round((stars.reduce((sum, value) => sum + value, 0) / stars.length) * 20),
        created_at: `${createdAt}T12:00:00.000Z`,
        is_approved: 1,
        is_catalogue: 1,
      })
      .execute()
  }
}

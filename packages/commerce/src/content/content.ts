// Pages and blocks of the shop's own content, in the shopper's language.
import type { Context } from '../context.ts'
import { idList } from '../db/id-list.ts'
import type { ContentDoc } from './content-doc.ts'

export interface Content extends ContentDoc {
  identifier: string
}

export async function loadContent(
  kind: 'page' | 'block',
  identifiers: readonly string[],
  { db, view }: Context,
): Promise<Content[]> {
  const rows = await db
    .selectFrom('content')
    .select(['identifier', 'doc'])
    .where('kind', '=', kind)
    .where('language', '=', view.language)
    .where('identifier', 'in', idList(identifiers) as never)
    .execute()
  return rows.map(({ identifier, doc }) => ({ identifier, ...(JSON.parse(doc) as ContentDoc) }))
}

export function cmsPageNode({
  identifier,
  urlKey = identifier,
  title,
  html,
  heading,
  metaDescription,
}: Content) {
  return {
    __typename: 'CmsPage',
    identifier,
    url_key: urlKey,
    title,
    content: html,
    content_heading: heading ?? null,
    page_layout: '1column',
    meta_title: title,
    meta_description: metaDescription ?? null,
    meta_keywords: null,
    redirect_code: 0,
    relative_url: urlKey,
    type: 'CMS_PAGE',
  }
}

// What a content page reads: one CMS page.
import { CmsPageDocument } from '@loftwood/graphql-types'
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { loadPage, query } from '../../shared/data/load-page.ts'
import type { PageHead } from '../../shared/head.ts'
import { describePage } from '../../shared/structured-data.ts'
import { describeFaq } from './describe-faq.ts'

export interface ContentData {
  head: PageHead
  identifier: string
}

/** Loads a CMS page. Throws 404 when the back end has none of this name. */
export async function loadContent(
  pageContext: PageContext,
  { identifier, path }: { identifier: string; path: string },
): Promise<ContentData> {
  const { content } = await loadPage(pageContext, { content: query(CmsPageDocument, { identifier }) })
  const page = content.cmsPage
  if (!page) throw render(404)
  const faq = import.meta.env.SSR ? describeFaq(page.content ?? '') : undefined
  if (faq) describePage(pageContext, () => [faq])
  return {
    identifier,
    head: {
      title: page.meta_title || page.title || identifier,
      description: page.meta_description ?? undefined,
      kind: 'article',
      canonicalPath: path,
    },
  }
}

// What a content page reads: one CMS page.
import { CmsPageDocument, ProductCardsDocument } from '@loftwood/graphql-types'
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { contentPath } from '../paths.ts'
import { loadPage, query } from '../platform/data/load-page.ts'
import type { PageHead } from '../platform/head/head.ts'
import { describePage } from '../platform/head/structured-data.ts'
import { describeFaq } from './describe-faq.ts'
import { describePost } from './describe-post.ts'
import { learningVariables } from './learning-variables.ts'
import { productsInText } from './products-in-text.ts'

export interface ContentData {
  head: PageHead
  identifier: string
  /** Without language prefix. */
  path: string
}

/** Posts lie below the learning page, which lists them. */
export const isPost = (identifier: string) => identifier.startsWith(`${learningVariables.identifier}/`)

/** Loads a CMS page, which the view may have at another address. Throws 404 when the back end has none of this name. */
export async function loadContent(
  pageContext: PageContext,
  { identifier, path: address }: { identifier: string; path: string },
): Promise<ContentData> {
  const [{ content }] = await Promise.all([
    loadPage(pageContext, { content: query(CmsPageDocument, { identifier }) }),
    isPost(identifier) && query(CmsPageDocument, learningVariables).run(pageContext),
  ])
  const page = content.cmsPage
  if (!page) throw render(404)
  const { url_key: key } = page
  const path = key && key !== identifier ? contentPath(identifier, key) : address
  const html = page.content ?? ''
  const title = page.meta_title || page.title || identifier
  const products = isPost(identifier) ? productsInText(html) : undefined
  // Without them the text is shown alone.
  if (products) await query(ProductCardsDocument, products).run(pageContext)
  if (import.meta.env.SSR) {
    const faq = describeFaq(html)
    if (faq) describePage(pageContext, () => [faq])
    if (isPost(identifier)) describePage(pageContext, () => [describePost(title, html)])
  }
  return {
    identifier,
    path,
    head: {
      title,
      description: page.meta_description ?? undefined,
      kind: 'article',
      canonicalPath: path,
    },
  }
}

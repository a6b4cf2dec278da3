// Renders a page on the server. vike assembles and searches the document: it gets the frame alone, and server/document.ts
// puts the page in.
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { HeadTags } from '../src/app/head-tags.tsx'
import { isPersonalPath } from '../src/app/page-table.ts'
import { PageTree } from '../src/app/page-tree.tsx'
import { brandName } from '../src/platform/brand/current-brand.ts'
import { resultsOf } from '../src/platform/data/graphql-client.ts'
import { HEAD_MARK, PAGE_MARK } from '../src/platform/data/dehydrated-results.ts'
import { textLocale } from '../src/platform/i18n/store-views.ts'
import { loadTranslator } from '../src/platform/i18n/translator.ts'
import { splitPage, viewOf } from '../src/platform/i18n/page-view.ts'

/** Some of vike's properties are computed on each access, and components read them often. */
function workedOut(pageContext: PageContextServer): PageContextServer {
  const { urlOriginal, urlPathname, urlParsed, data, publicConfig, abortStatusCode } = pageContext
  const isPersonal = isPersonalPath(splitPage(pageContext).path)
  const values = { urlOriginal, urlPathname, urlParsed, data, publicConfig, abortStatusCode, isPersonal }
  // Some are getters, which cannot be assigned to.
  return Object.create(pageContext, Object.getOwnPropertyDescriptors(values)) as PageContextServer
}

function frameOf(locale: string): string {
  return `<!DOCTYPE html><html lang="${locale}" data-brand="${brandName()}"><head><meta charset="UTF-8"/><meta name="viewport" content="width=device-width,initial-scale=1"/>${HEAD_MARK}</head><body><div id="root">${PAGE_MARK}</div></body></html>`
}

export default async function onRenderHtml(pageContext: PageContextServer) {
  const view = viewOf(pageContext)
  // Error pages need their texts too.
  await loadTranslator(view)
  const shown = workedOut(pageContext)
  const { Page } = pageContext
  const pageHtml = Page ? renderToString(<PageTree Page={Page} pageContext={shown} />) : ''
  const head = renderToStaticMarkup(
    <VikeReactProviderPageContext pageContext={shown}>
      <HeadTags />
    </VikeReactProviderPageContext>,
  )
  return {
    documentHtml: dangerouslySkipEscape(frameOf(textLocale(view))),
    pageContext: {
      isPersonal: shown.isPersonal,
      head,
      pageHtml,
      results: resultsOf(pageContext),
    },
  }
}

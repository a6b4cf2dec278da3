// The first page of a visit comes alive here, without vike: its router is a fifth of the code, and nobody needs it
// before leaving the page.
import type { ComponentType } from 'react'
import { loadTranslator } from '../../shared/i18n/translator.ts'
import { splitLocale } from '../../shared/locales.ts'
import { loadScreen } from '../screens.ts'
import { firstPageContext } from './first-page-context.ts'
import { renderPage } from './render-page.tsx'

export interface PageModule {
  default: ComponentType
}

/** The module of each `+Page.tsx`, by its path from `pages/`. */
type PageModules = Record<string, () => Promise<PageModule>>

/** Hydrates what the server has rendered. */
export async function showFirstPage(pages: PageModules): Promise<void> {
  const pageContext = firstPageContext()
  const { pageId, urlOriginal, data } = pageContext
  const load = pages[`.${pageId.replace('/pages', '')}/+Page.tsx`]
  if (!load) throw new Error(`no page ${pageId}`)
  const [{ default: Page }] = await Promise.all([
    load(),
    loadTranslator(splitLocale(urlOriginal).locale),
    data?.kind && loadScreen(data.kind),
  ])
  await renderPage(Page, pageContext)
}

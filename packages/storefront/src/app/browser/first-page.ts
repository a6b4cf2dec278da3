// The first page of a visit comes alive here, without vike: its router is a fifth of the code, and nobody needs it
// before leaving the page.
import type { ComponentType } from 'react'
import { loadFirstTexts, loadTranslator } from '../../shared/i18n/translator.ts'
import { splitLocale } from '../../shared/locales.ts'
import { loadScreen } from '../screens.ts'
import { firstPageContext } from './first-page-context.ts'
import { renderPage } from './render-page.tsx'

export interface PageModule {
  default: ComponentType
}

/** The module of each `+Page.tsx`, by its path from `pages/`. */
type PageModules = Record<string, () => Promise<PageModule>>

/** The browser shows what the server has rendered before anything is done with it. */
function shown(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Hydrates what the server has rendered. */
export async function showFirstPage(pages: PageModules): Promise<void> {
  const pageContext = firstPageContext()
  const { pageId, urlOriginal, data, isPersonal } = pageContext
  const load = pages[`.${pageId.replace('/pages', '')}/+Page.tsx`]
  if (!load) throw new Error(`no page ${pageId}`)
  const { locale } = splitLocale(urlOriginal)
  const [{ default: Page }] = await Promise.all([
    load(),
    isPersonal ? loadTranslator(locale) : loadFirstTexts(locale),
    data?.kind && loadScreen(data.kind),
    shown(),
  ])
  await renderPage(Page, pageContext)
}

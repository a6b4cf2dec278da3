// The first page of a visit comes alive here, without vike: its router is a fifth of the code, and nobody needs it
// before leaving the page.
import type { ComponentType } from 'react'
import { loadFirstTexts, loadTranslator } from '../../platform/i18n/translator.ts'
import { formatterOf } from '../../platform/i18n/format.ts'
import { splitLocale, type Locale } from '../../platform/i18n/locales.ts'
import { loadScreen } from '../screens.ts'
import type { EarlyActs } from './early-acts.ts'
import { firstPageContext } from './first-page-context.ts'
import { renderPage, settled } from './render-page.tsx'
import { routeClicks } from './route-clicks.ts'

export interface PageModule {
  default: ComponentType
}

/** The module of each `+Page.tsx`, by its path from `pages/`. */
type PageModules = Record<string, () => Promise<PageModule>>

/** The first format of a document takes a browser some 20 ms: apart from the page, that holds up nothing. */
function prepareFormats(locale: Locale): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      formatterOf(locale).number(1)
      resolve()
    })
  })
}

/**
 * Hydrates what the server has rendered.
 * @param acts what was done to it meanwhile
 */
export async function showFirstPage(pages: PageModules, acts: EarlyActs): Promise<void> {
  routeClicks()
  const pageContext = firstPageContext()
  const { pageId, urlOriginal, data, isPersonal } = pageContext
  const load = pages[`.${pageId.replace('/pages', '')}/+Page.tsx`]
  if (!load) throw new Error(`no page ${pageId}`)
  const { locale } = splitLocale(urlOriginal)
  const [{ default: Page }] = await Promise.all([
    load(),
    isPersonal ? loadTranslator(locale) : loadFirstTexts(locale),
    data?.kind && loadScreen(data.kind),
  ])
  await prepareFormats(locale)
  await renderPage(Page, pageContext)
  acts.beAlive()
  void settled.then(acts.repeat)
}

// The router's rendering. It begins with the first page, which is there already (src/app/browser/first-page.ts).
import '../src/app/styles.css'
import type { PageContextClient } from 'vike/types'
import { applyHead } from '../src/app/browser/apply-head.ts'
import { renderPage } from '../src/app/browser/render-page.tsx'
import { loadScreen } from '../src/app/screens.ts'
import { loadTranslator } from '../src/platform/i18n/translator.ts'
import { splitLocale } from '../src/platform/i18n/locales.ts'

export default async function onRenderClient(pageContext: PageContextClient) {
  const { Page, isHydration, urlOriginal, data } = pageContext
  if (isHydration || !Page) return
  const kind = data?.kind
  await Promise.all([loadTranslator(splitLocale(urlOriginal).locale), kind && loadScreen(kind)])
  await renderPage(Page, pageContext)
  applyHead(pageContext)
}

// Shows a page in the browser: the first one by hydrating the server's HTML.
import '../src/app/styles.css'
import 'virtual:brand-styles.css'
import { flushSync } from 'react-dom'
import type { PageContextClient } from 'vike/types'
import { applyHead } from '../src/app/browser/apply-head.ts'
import { replayEvents, stopRecording } from '../src/app/browser/event-replay.ts'
import { renderPage } from '../src/app/browser/render-page.tsx'
import { noteShownPage } from '../src/app/browser/shown-page.ts'
import { loadScreen } from '../src/app/screens.ts'
import { loadTranslator } from '../src/platform/i18n/translator.ts'
import { splitPage } from '../src/platform/i18n/page-view.ts'
import { textsOf } from '../src/app/page-texts.ts'

let isFirst = true

/** The browser's background work. */
async function start(): Promise<void> {
  const { startBrowser } = await import('../src/app/browser/start.ts')
  await startBrowser()
}

export default async function onRenderClient(pageContext: PageContextClient) {
  const { Page, isHydration, data } = pageContext
  if (!Page) return
  const kind = data?.kind
  const { view, path } = splitPage(pageContext)
  noteShownPage({ path, screen: kind })
  const texts = textsOf(path, kind, pageContext)
  await Promise.all([loadTranslator(view, texts), kind && loadScreen(kind, data)])
  await renderPage(Page, pageContext)
  if (!isHydration) applyHead(pageContext)
  if (!isFirst) return
  isFirst = false
  // Not hydrated is the first page after an error, or after a navigation that came before its code. vike's
  // onHydrationEnd is not called then.
  if (isHydration) void replayEvents(flushSync)
  else stopRecording()
  void start()
}

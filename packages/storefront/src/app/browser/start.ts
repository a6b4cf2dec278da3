// The browser's background work; loaded when the first page is idle.
import { browserStore } from '../../platform/browser-store.ts'
import { loadTranslator } from '../../platform/i18n/translator.ts'
import { viewsInDocument } from '../../platform/i18n/page-view.ts'
import { splitView } from '../../platform/i18n/store-views.ts'
import { documentSettings } from '../../platform/settings.ts'
import { REPORTS_WAIT_MS } from '../../platform/constants.ts'
import { loadAhead } from '../../platform/loading-ahead.ts'
import { takeMailKey } from '../../platform/mail-key.ts'
import { notifyAtom, type Voice } from '../../platform/notices.ts'
import { watchConnection } from './connection.ts'
import { whenUsed } from './hydration-trigger.ts'
import { offerLanguage } from './language-offer.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { registerServiceWorker } from './service-worker.ts'
import { shownPage } from './shown-page.ts'

/** Starts everything once. */
export async function startBrowser(): Promise<void> {
  startVitals().catch(() => undefined)
  const t = await loadTranslator(splitView(location.pathname, viewsInDocument()).view)
  const voice: Voice = { t, notify: (notice) => browserStore?.set(notifyAtom, notice) }
  watchConnection(voice)
  prefetchLinks()
  await Promise.all([
    startOpenedMail(voice),
    offerLanguage(),
    registerServiceWorker(voice),
    startThirdParties(),
  ])
}

/** Few visits begin with a mail. */
async function startOpenedMail(voice: Voice): Promise<void> {
  const key = takeMailKey()
  if (key === undefined) return
  const { tellOpenedMail } = await import('./opened-mail.ts')
  await tellOpenedMail(key, voice)
}

/** Not part of the first load: the browser buffers its measurements until this code reads them. */
async function startVitals(): Promise<void> {
  const landing = shownPage()
  await whenUsed(REPORTS_WAIT_MS)
  await loadAhead(async () => {
    const { reportVitals } = await import('./report-vitals.ts')
    reportVitals(landing)
  })
}

/** Most shops configure none: their pages do not load the code. */
async function startThirdParties(): Promise<void> {
  if (documentSettings().thirdPartyScripts === undefined) return
  const { loadThirdParties } = await import('./third-parties.ts')
  await loadThirdParties()
}

// The browser's background work; loaded when the first page is idle.
import { WifiOff } from 'lucide'
import { browserStore } from '../../platform/browser-store.ts'
import { loadTranslator } from '../../platform/i18n/translator.ts'
import { viewsInDocument } from '../../platform/i18n/page-view.ts'
import { splitView } from '../../platform/i18n/store-views.ts'
import { documentSettings } from '../../platform/settings.ts'
import { REPORTS_WAIT_MS } from '../../platform/constants.ts'
import { loadAhead } from '../../platform/loading-ahead.ts'
import { takeMailKey } from '../../platform/mail-key.ts'
import {
  closeNoticeAtom,
  type NoticeInput,
  noticesAtom,
  notifyAtom,
  type Voice,
} from '../../platform/notices.ts'
import { whenUsed } from './hydration-trigger.ts'
import { offerLanguage } from './language-offer.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { shownPage } from './shown-page.ts'
import { shopLink } from './shop-link.ts'

/** Registers it; a browser without service workers, or one that refuses, gets a message in its console. */
async function registerServiceWorker({ t, notify }: Voice): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    // oxlint-disable-next-line eslint/no-console -- docs/product.md, Scripts of others: this text is for the console
    console.log('serviceWorker is not supported in current browser!')
    return
  }
  const report = () =>
    notify({ type: 'info', message: t('update.ready'), title: t('update.title'), persist: true })
  // The very first worker is no update.
  if (navigator.serviceWorker.controller) navigator.serviceWorker.addEventListener('controllerchange', report)
  // Private windows of some browsers refuse: the shop works all the same.
  await navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined)
}

let shown: NoticeInput | undefined

function close(notice: NoticeInput | undefined): void {
  const found = browserStore?.get(noticesAtom).find(({ message }) => message === notice?.message)
  if (found) browserStore?.set(closeNoticeAtom, found.id)
}

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** Listens as long as the document exists. */
function watchConnection({ t, notify }: Voice): void {
  const show = (notice: NoticeInput) => {
    close(shown)
    shown = notice
    notify(notice)
  }
  const offline = { type: 'warning', icon: WifiOff, persist: true } as const
  const report = () => {
    if (!navigator.onLine) show({ ...offline, message: t('offline.notice') })
  }
  const wayTo = (href: string) => ({ link: { href, label: t('error.tryAgain') } })
  window.addEventListener('offline', report)
  window.addEventListener('online', () => {
    if (!shown) return
    const { link } = shown
    show({ type: 'success', message: t('offline.back'), ...(link && { ...wayTo(link.href), persist: true }) })
    shown = undefined
  })
  // Before vike's listener, and before those of React.
  const stay = (event: MouseEvent) => {
    const link = navigator.onLine || !isPlainClick(event) ? null : shopLink(event.target)
    if (!link) return
    event.preventDefault()
    event.stopImmediatePropagation()
    show({ ...offline, message: t('offline.notOpened'), ...wayTo(link.href) })
  }
  window.addEventListener('click', stay, { capture: true })
  report()
}

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

// Notifies the shopper when the connection is lost and when it is back.
import { browserStore } from '../../platform/browser-store.ts'
import { closeNoticeAtom, noticesAtom } from '../../platform/notices.ts'
import type { Voice } from '../../platform/notices.ts'

/** Listens as long as the document exists. */
export function watchConnection({ t, notify }: Voice): void {
  const offline = { type: 'warning', message: t('offline.notice'), persist: true } as const
  const report = () => {
    if (!navigator.onLine) notify(offline)
  }
  window.addEventListener('offline', report)
  window.addEventListener('online', () => {
    const shown = browserStore?.get(noticesAtom).find(({ message }) => message === offline.message)
    if (!shown) return
    browserStore?.set(closeNoticeAtom, shown.id)
    notify({ type: 'success', message: t('offline.back') })
  })
  report()
}

// Notifies the shopper when the connection is lost and when it is back. A link that is opened in between leaves the page as
// it is: the notice has the way to the page that was wanted.
import { WifiOff } from 'lucide'
import { browserStore } from '../../platform/browser-store.ts'
import { closeNoticeAtom, noticesAtom, type NoticeInput, type Voice } from '../../platform/notices.ts'
import { shopLink } from './shop-link.ts'

let shown: NoticeInput | undefined

function close(notice: NoticeInput | undefined): void {
  const found = browserStore?.get(noticesAtom).find(({ message }) => message === notice?.message)
  if (found) browserStore?.set(closeNoticeAtom, found.id)
}

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** Listens as long as the document exists. */
export function watchConnection({ t, notify }: Voice): void {
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

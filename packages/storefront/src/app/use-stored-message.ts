// Shows the notice that was stored before a redirect, once.
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { keepReturnPath } from '../platform/session/return-path.ts'
import { FORGET_MESSAGE, storedMessage } from '../platform/stored-message.ts'

/** To be used once, by the layout; looks again on every page. */
export function useStoredMessage(): void {
  const pageContext = usePageContext()
  const notify = useSetAtom(notifyAtom)
  const t = useT()
  useEffect(() => {
    const stored = storedMessage(document.cookie)
    if (!stored) return
    document.cookie = FORGET_MESSAGE
    if (stored.returnTo !== '') keepReturnPath(stored.returnTo)
    notify({ type: stored.type, message: t(stored.text), persist: stored.persist })
  }, [pageContext, notify, t])
}

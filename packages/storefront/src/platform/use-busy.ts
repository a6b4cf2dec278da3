// Whether something is under way, for the button that began it.
import { useEffect, useState } from 'react'

/**
 * False again in a page that returns from the back-forward cache: the answer it waited for may never come, and its button
 * must not be stuck.
 */
export function useBusy(): [isBusy: boolean, setBusy: (isBusy: boolean) => void] {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])
  return [isBusy, setBusy]
}

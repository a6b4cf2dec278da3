// Whether an action is in progress, for its button.
import { useEffect, useState } from 'react'

/**
 * Reset in a page that returns from the back-forward cache: its response may never come, and the button
 * must not stay disabled.
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

// One submission at a time, and why the last one failed.
import { useEffect, useState } from 'react'

/** Runs the call of a step: once at a time, with its failure kept for the view. */
export function useSubmit(): {
  isBusy: boolean
  failure: unknown
  run: (call: () => Promise<void>) => Promise<void>
} {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  // A page that returns from the back-forward cache must not be stuck in the middle of a call.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])
  const run = async (call: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await call()
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return { isBusy, failure, run }
}

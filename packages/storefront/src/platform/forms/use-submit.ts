// One submission at a time, and why the last one failed.
import { useState } from 'react'
import { useBusy } from '../use-busy.ts'

/** Runs a step's call, one at a time, and stores its failure for the view. */
export function useSubmit(): {
  isBusy: boolean
  failure: unknown
  run: (call: () => Promise<void>) => Promise<void>
  /** The failure has been dealt with. */
  reset: () => void
} {
  const [isBusy, setBusy] = useBusy()
  const [failure, setFailure] = useState<unknown>(null)
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
  return { isBusy, failure, run, reset: () => setFailure(null) }
}

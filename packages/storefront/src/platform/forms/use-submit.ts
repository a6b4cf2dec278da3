// One submission at a time, and why the last one failed.
import { useEffect, useRef, useState } from 'react'
import { useBusy } from '../use-busy.ts'

export interface Submission {
  isBusy: boolean
  failure: unknown
  run: (call: () => Promise<void>) => Promise<void>
  /** The failure has been dealt with. */
  reset: () => void
}

/** Runs a step's call, one at a time, and stores its failure for the view. */
export function useSubmit(): Submission {
  const [isBusy, setBusy] = useBusy()
  const [failure, setFailure] = useState<unknown>(null)
  // A second press may come before the first one is rendered.
  const isRunning = useRef(false)
  useEffect(() => {
    isRunning.current = isBusy
  }, [isBusy])
  const run = async (call: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailure(null)
    try {
      await call()
    } catch (error) {
      setFailure(error)
    }
    isRunning.current = false
    setBusy(false)
  }
  return { isBusy, failure, run, reset: () => setFailure(null) }
}

// The state of a <model-viewer>: how much is loaded, and whether the phone could show it in the room.
import { useEffect, useState, type RefObject } from 'react'

/** Of the library and the model together. */
const DEADLINE_MS = 45_000

interface ModelState {
  status: 'loading' | 'ready' | 'failed'
  /** 0 to 1, of the model. */
  progress: number
  /** Whether the phone could not place the piece in the room. */
  isRefused: boolean
}

interface ModelEvents {
  progress: CustomEvent<{ totalProgress: number }>
  load: CustomEvent
  error: CustomEvent
  'ar-status': CustomEvent<{ status: 'not-presenting' | 'session-started' | 'object-placed' | 'failed' }>
}

/** Defines the element. This file holds the whole library, with three.js, and needs nothing from other hosts. The server has no use for it. */
const loadLibrary = () =>
  import.meta.env.SSR ? Promise.resolve() : import('@google/model-viewer/dist/model-viewer.min.js')

export function useModelViewer(element: RefObject<HTMLElement | null>): ModelState {
  const [state, setState] = useState<ModelState>({ status: 'loading', progress: 0, isRefused: false })
  useEffect(() => {
    const stop = new AbortController()
    const change = (changed: Partial<ModelState>) => {
      if (!stop.signal.aborted) setState((before) => ({ ...before, ...changed }))
    }
    const on = <Name extends keyof ModelEvents>(name: Name, act: (event: ModelEvents[Name]) => void) =>
      element.current?.addEventListener(name, (event) => act(event as ModelEvents[Name]), {
        signal: stop.signal,
      })
    const deadline = setTimeout(() => change({ status: 'failed' }), DEADLINE_MS)
    on('progress', ({ detail }) => change({ progress: detail.totalProgress }))
    on('load', () => {
      clearTimeout(deadline)
      change({ status: 'ready', progress: 1 })
    })
    on('error', () => change({ status: 'failed' }))
    on('ar-status', ({ detail }) => {
      if (detail.status !== 'not-presenting') change({ isRefused: detail.status === 'failed' })
    })
    loadLibrary().catch(() => change({ status: 'failed' }))
    return () => {
      clearTimeout(deadline)
      stop.abort()
    }
  }, [element])
  return state
}

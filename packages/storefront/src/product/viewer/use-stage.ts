// Opens the stage on a canvas, resizes it with its box, shows the view, and closes it with the component.
import { useEffect, useRef, useState, type RefObject } from 'react'
import { listenToPointer } from './gestures.ts'
import { sideOf, type Side } from './orbit.ts'
import type { Dressed } from './furniture-scene.ts'
import { openStage, type ViewerStage } from './viewer-stage.ts'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

export type StageState =
  | { status: 'opening' | 'unsupported'; stage: null }
  | { status: 'open'; stage: ViewerStage }

export interface Staged {
  box: RefObject<HTMLDivElement | null>
  state: StageState
  /** From where the piece is seen, once the eye has come to rest there. */
  side: Side | null
}

/**
 * @param pieces the same array as long as they are the same; null for none
 * @param ceiling inches above the floor, if it is to be shown
 */
export function useStage(pieces: readonly Dressed[] | null, ceiling: number | null = null): Staged {
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<StageState>({ status: 'opening', stage: null })
  const [side, setSide] = useState<Side | null>(null)

  useEffect(() => {
    const element = box.current
    const stage = element && openOn(element)
    if (!element || !stage) {
      setState({ status: 'unsupported', stage: null })
      return undefined
    }
    const closers = [
      listenToPointer(element, stage),
      keepSize(element, stage),
      stage.subscribe(() => setSide(sideOf(stage.orbit()))),
      stage.dispose,
    ]
    setState({ status: 'open', stage })
    return () => closers.forEach((close) => close())
  }, [])

  useEffect(() => {
    if (pieces) state.stage?.show(pieces)
  }, [state.stage, pieces])
  useEffect(() => state.stage?.setCeiling(ceiling), [state.stage, ceiling])

  return { box, state, side }
}

/** Each stage has its own canvas, because a released context cannot be restored. */
function openOn(element: HTMLElement): ViewerStage | null {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  // Unseen until there is something on it: the picture underneath stays.
  canvas.className = 'invisible absolute inset-0 size-full'
  try {
    const { matches: isStill } = window.matchMedia(REDUCED_MOTION)
    const stage = openStage(canvas, () => isStill)
    element.prepend(canvas)
    stage.subscribe(() => canvas.classList.remove('invisible'))
    return {
      ...stage,
      dispose() {
        stage.dispose()
        canvas.remove()
      },
    }
  } catch {
    return null
  }
}

function keepSize(element: HTMLElement, stage: ViewerStage): () => void {
  const resize = () => stage.resize(element.clientWidth, element.clientHeight)
  const observer = new ResizeObserver(resize)
  observer.observe(element)
  resize()
  return () => observer.disconnect()
}

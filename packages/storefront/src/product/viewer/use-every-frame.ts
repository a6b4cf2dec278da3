// Renders a component again after every frame of the 3D view, for what is drawn over it.
import { useEffect, useReducer } from 'react'
import type { ViewerStage } from './viewer-stage.ts'

export function useEveryFrame(stage: ViewerStage): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => stage.subscribe(redraw), [stage])
}

/** One picture for the studio to take: the message between the command (Node) and the page (browser). */
import type { CameraView } from '@loftwood/furniture/shapes/camera'
import type { Textiles } from '@loftwood/furniture/color-schemes'
import type { Finish } from '@loftwood/furniture/finish'
import type { Part } from '@loftwood/furniture/part'

export type Shot = Readonly<{
  parts: readonly Part[]
  finish: Finish
  textiles: Textiles
  view: CameraView
  width: number
  height: number
  /** Frames accumulated: each has its own pixel offset and its own set of lights. */
  frames: number
  /** Has to be in the picture; defaults to the parts. */
  framing?: readonly Part[]
}>

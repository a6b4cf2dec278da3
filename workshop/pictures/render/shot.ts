/** One picture for the studio to take: the message between the command (Node) and the page (browser). */
import type { CameraView } from '@loftwood/furniture/shapes/camera'
import type { Textiles } from '@loftwood/furniture/color-schemes'
import type { Finish } from '@loftwood/furniture/finish'
import type { Part } from '@loftwood/furniture/part'

/** Decoration of a room scene; lengths in inches. */
export type Room = Readonly<{
  wall: string
  floor: string
  rug: string
  rugShape: 'round' | 'oblong'
  /** Free wall to the left and right of the furniture. */
  left: number
  right: number
  door: 'left' | 'right' | 'none'
  art: readonly string[]
  bunting: boolean
  /** How high the room is; as high as in a house when left out. */
  ceiling?: number
  /** Middle of the pictures along x; beside or over the furniture when left out. */
  artAt?: number
  /** Where a potted plant stands, along x. */
  plantAt?: number
  /** How wide the rug is; according to the furniture when left out. */
  rugWidth?: number
  /** Middle of the rug along x; the furniture's when left out. */
  rugAt?: number
}>

export type Shot = Readonly<{
  parts: readonly Part[]
  finish: Finish
  textiles: Textiles
  view: CameraView
  width: number
  height: number
  /** Frames accumulated: each has its own pixel offset and its own set of lights. */
  frames: number
  room?: Room
  /** Has to be in the picture; defaults to the parts. */
  framing?: readonly Part[]
}>

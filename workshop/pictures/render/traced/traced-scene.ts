/** What Blender path-traces: the furniture's parts, and the room that stands around them. Lengths in inches. */
import type { Textiles } from '@loftwood/furniture/color-schemes'
import type { Finish } from '@loftwood/furniture/finish'
import type { Part, Vec3 } from '@loftwood/furniture/part'

/** A level camera; what it looks at comes to lie in the middle. */
export type TracedCamera = Readonly<{
  from: Vec3
  at: Vec3
  /** Focal length in millimetres, of a film 36 mm wide. */
  lens: number
}>

/** The back wall's z is negative, as everything behind the middle of the furniture. */
export type TracedRoom = Readonly<{
  wall: string
  /** What the back wall is made of; paint when left out. */
  cladding?: 'brick' | 'boards'
  /** The lower part of the back wall, in its own colour. */
  dado?: Readonly<{ color: string; high: number }>
  /** Under a roof: how high the wall at the right is, from which the ceiling rises at 45 degrees. */
  knee?: number
  floor: 'oak' | 'pale' | 'brown'
  curtain?: string
  left: number
  right: number
  back: number
  front: number
  rightWall?: boolean
  ceiling?: number
  /** In the left wall: how far from the back wall it begins and ends, and its heights. */
  window: Readonly<{ near: number; far: number; sill: number; top: number }>
}>

/** Strengths of the sun, of the sky in the window and of the light from behind the camera; where the sun shines. */
export type Light = Readonly<{ sun?: number; sunTowards?: Vec3; window?: number; fill?: number }>

/** Something beside the furniture; its kinds and what they need are in `blender/props.py`. */
export type Prop = Readonly<{ kind: string; at: Vec3; [detail: string]: unknown }>

/** How a cover is stitched: in lines along the bed, or in squares of 13 in. */
export type Stitches = 'channels' | 'squares'

export type TracedScene = Readonly<{
  parts: readonly Part[]
  finish: Finish
  textiles: Omit<Textiles, 'pattern'> & Readonly<{ pattern: Textiles['pattern'] | Stitches }>
  room: TracedRoom
  props: readonly Prop[]
  /** Colours of blankets over the foot ends, the lowest bed first. */
  throws: readonly (string | null)[]
  camera: TracedCamera
  light?: Light
  width: number
  height: number
  /** Light paths per pixel. */
  samples: number
  /** Stops more light than usual. */
  exposure?: number
}>

/** A part of a picture, in pixels. */
export type Crop = Readonly<{ left: number; top: number; width: number; height: number }>

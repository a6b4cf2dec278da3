/** Decoration of a room scene. */
import type { Part, Span } from '@loftwood/furniture/part'

/** A part with its own colour; `isWood` adds grain. */
export type Prop = Readonly<{ part: Part; color: string; isWood?: boolean }>

/** The inside of the room, inches; the side wall stands at `sideX`. */
export type RoomBox = Readonly<{ x: Span; sideX: number; backZ: number; frontZ: number; ceiling: number }>

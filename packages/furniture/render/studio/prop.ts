/** What a room scene is decorated with. */
import type { Part, Span } from '../../src/part.ts'

/** A part in a colour of its own; `grain` gives it wood instead. */
export type Prop = Readonly<{ part: Part; color: string; isWood?: boolean }>

/** The inside of the room, inches; the side wall stands at `sideX`. */
export type RoomBox = Readonly<{ x: Span; sideX: number; backZ: number; frontZ: number; ceiling: number }>

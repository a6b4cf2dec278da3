/** What a piece of furniture is made of: the `Part` and its vocabulary. Plain data, inches, no drawing library. */

/** Lengths along x (the bed's length, left to right), y (up) and z (towards the viewer), in inches. */
export type Vec3 = readonly [x: number, y: number, z: number]
/** From, to: inches along one axis. */
export type Span = readonly [from: number, to: number]
/** An axis-aligned region in inches. */
export type Zone = Readonly<{ x: Span; y: Span; z: Span }>

/** What a part is for; a viewer may hide, label or colour parts by it. */
export type PartRole =
  | 'post'
  | 'cap'
  | 'rail'
  | 'slat'
  | 'panel'
  | 'guard_rail'
  | 'guard_post'
  | 'ladder_stile'
  | 'rung'
  | 'stair_side'
  | 'tread'
  | 'handrail'
  | 'slide_bed'
  | 'slide_side'
  | 'caster'
  | 'knob'
  | 'case_side'
  | 'case_top'
  | 'case_back'
  | 'shelf'
  | 'drawer'
  | 'desk_top'
  | 'leg'
  | 'mattress'
  | 'piping'
  | 'duvet'
  | 'fold'
  | 'pillow'
  | 'sheet'
  | 'canvas'
  | 'pole'
  | 'paper'
  | 'print'
  | 'carton'
  | 'tape'
  | 'tool'

/** Surface names; the finish or the fabric colour gives them their look. */
export type MaterialName =
  | 'wood'
  | 'accent_wood'
  | 'metal'
  | 'rubber'
  | 'plastic'
  | 'mattress'
  | 'piping'
  | 'duvet'
  | 'lining'
  | 'pillow'
  | 'cushion'
  | 'fabric'
  | 'paper'
  | 'ink'
  | 'ribbon'
  | 'carton'
  | 'tape'

/** How a part is shaped inside its box `size`; `piping` is a cord around the box. */
export type PartShape = 'box' | 'cylinder' | 'extrusion' | 'mattress' | 'pillow' | 'duvet' | 'piping'

/** One board, rod or cushion. */
export type Part = Readonly<{
  role: PartRole
  shape: PartShape
  material: MaterialName
  /** Centre of the part's box. */
  position: Vec3
  /** Size of the part's own box before it is turned. A cylinder stands along its y. */
  size: Vec3
  /** Radians about x, y, z; applied as Ry * Rx * Rz. */
  rotation: Vec3
  /** Radius of the edges. */
  radius: number
  /** The part's own axis along which the grain runs. */
  grain: 0 | 1 | 2
  /** Of an extrusion: closed outline in the part's own x/y plane, inside its box; its thickness is `size[2]`. */
  outline?: readonly (readonly [x: number, y: number])[]
}>

export type PartOptions = Readonly<{
  material?: MaterialName
  shape?: PartShape
  radius?: number
  grain?: 0 | 1 | 2
}>

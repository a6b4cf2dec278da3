// A piece of furniture as a plan shows it: its parts seen from above, the lowest drawn first.
import type { Part, PartRole } from '@loftwood/furniture'
import { boxOf } from './footprint.ts'
import { sizeOf, type Box } from './box.ts'

export type Tone = 'wood' | 'board' | 'linen' | 'cover' | 'slide'

/** Paths of one tone, in inches around the piece's own origin. */
export interface SymbolLayer {
  tone: Tone
  d: string
}

const TONES: Readonly<Partial<Record<PartRole, Tone>>> = {
  post: 'board',
  cap: 'board',
  rail: 'wood',
  panel: 'wood',
  guard_rail: 'wood',
  guard_post: 'board',
  ladder_stile: 'board',
  rung: 'board',
  stair_side: 'wood',
  tread: 'wood',
  handrail: 'board',
  slide_bed: 'slide',
  slide_side: 'wood',
  case_side: 'wood',
  case_top: 'wood',
  case_back: 'wood',
  drawer: 'wood',
  desk_top: 'wood',
  leg: 'board',
  shelf: 'wood',
  mattress: 'linen',
  fold: 'linen',
  duvet: 'cover',
  pillow: 'linen',
}
/** Inches by which the corners of cloth are rounded. */
const SOFT_CORNER = 2.5

/** Layers from the floor up; parts of one tone that follow each other share a path. */
export function symbolOf(parts: readonly Part[]): SymbolLayer[] {
  const drawn = parts
    .flatMap((part) => {
      const tone = TONES[part.role]
      return tone
        ? [{ tone, box: boxOf([part]), isSoft: part.role === 'pillow' || part.role === 'mattress' }]
        : []
    })
    .toSorted((one, other) => one.box.h[1] - other.box.h[1])
  const layers: SymbolLayer[] = []
  for (const { tone, box, isSoft } of drawn) {
    const d = isSoft ? softPath(box) : path(box)
    const last = layers.at(-1)
    if (last?.tone === tone) last.d += d
    else layers.push({ tone, d })
  }
  return layers
}

/** Of a piece without a model. */
export const blockSymbol = (box: Pick<Box, 'x' | 'y'>): SymbolLayer[] => [{ tone: 'wood', d: path(box) }]

const round = (value: number): number => Math.round(value * 10) / 10

function path({ x, y }: Pick<Box, 'x' | 'y'>): string {
  return `M${round(x[0])} ${round(y[0])}h${round(sizeOf(x))}v${round(sizeOf(y))}h${round(-sizeOf(x))}z`
}

function softPath({ x, y }: Box): string {
  const r = Math.min(SOFT_CORNER, sizeOf(x) / 3, sizeOf(y) / 3)
  const [w, d] = [round(sizeOf(x) - 2 * r), round(sizeOf(y) - 2 * r)]
  const bend = (dx: number, dy: number) => `a${round(r)} ${round(r)} 0 0 1 ${round(dx * r)} ${round(dy * r)}`
  const start = `M${round(x[0] + r)} ${round(y[0])}`
  return `${start}h${w}${bend(1, 1)}v${d}${bend(-1, 1)}h${-w}${bend(-1, -1)}v${-d}${bend(1, -1)}z`
}

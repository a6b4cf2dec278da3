/** Colours and gloss of a piece's materials in files for other viewers, which know nothing of our shaders. */
import { Color } from 'three'
import type { Look } from '../shapes/materials.ts'
import type { WoodTone } from '../src/finish.ts'
import type { MaterialName } from '../src/part.ts'

export type Surface = Readonly<{
  /** sRGB `#rrggbb`. */
  color: string
  roughness: number
  metalness: number
  /** How much boards differ in brightness, 0 to 1. */
  variety: number
}>

/** What a pattern covers of the cloth. */
const PATTERNED = { plain: 0, stripes: 0.28, dots: 0.07, gingham: 0.5 } as const
const PATTERN_STRENGTH = 0.75
/** How much of the late wood's colour is seen on a board from across a room. */
const LATE_WOOD = 0.25

/** The surface of every material name. */
export function surfacesOf({ finish, textiles }: Look): Readonly<Record<MaterialName, Surface>> {
  const duvet = mixed(textiles.duvet, textiles.lining, PATTERNED[textiles.pattern] * PATTERN_STRENGTH)
  return {
    wood: wood(finish.wood),
    accent_wood: wood(finish.accent),
    metal: { color: finish.metal, roughness: 0.4, metalness: 1, variety: 0 },
    rubber: plain('#3a3937', 0.7),
    plastic: plain(textiles.fabric, 0.32),
    mattress: plain(textiles.mattress),
    piping: plain(textiles.piping),
    duvet: plain(duvet),
    lining: plain(textiles.lining),
    pillow: plain(textiles.pillow),
    cushion: plain(textiles.cushion),
    fabric: plain(textiles.fabric),
    paper: plain('#f4f1ea'),
    ink: plain('#5b6470'),
    ribbon: plain('#b5543f', 0.5),
    carton: plain('#c29a6b'),
    tape: plain('#ded3bd', 0.4),
  }
}

/** Cloth and paper unless it shines. */
const plain = (color: string, roughness = 0.95): Surface => ({ color, roughness, metalness: 0, variety: 0 })

const wood = ({ body, dark, grain, roughness }: WoodTone): Surface => ({
  color: mixed(body, dark, LATE_WOOD * grain),
  roughness,
  metalness: 0,
  variety: grain,
})

const mixed = (color: string, other: string, share: number): string =>
  `#${new Color(color).lerp(new Color(other), share).getHexString()}`

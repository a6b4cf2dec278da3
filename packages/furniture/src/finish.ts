/** Colours of the wood finishes: what a swatch code looks like on a board. */

/** sRGB `#rrggbb` colours of one wood. */
export type WoodTone = Readonly<{
  /** Early wood, the body of the board, late wood lines. */
  light: string
  body: string
  dark: string
  /** How much of the grain shows, 0 (paint) to 1. */
  grain: number
  /** Roughness of the lacquer, 0 to 1. */
  roughness: number
}>

/** The main wood and that of drawer fronts and treads. */
export type Finish = Readonly<{ wood: WoodTone; accent: WoodTone; metal: string }>

const natural: WoodTone = { light: '#eccfa5', body: '#deb587', dark: '#a87845', grain: 1, roughness: 0.5 }
const walnut: WoodTone = { light: '#96704e', body: '#7a5539', dark: '#4e3220', grain: 1, roughness: 0.46 }
const espresso: WoodTone = {
  light: '#5f4535',
  body: '#4b3428',
  dark: '#2f2019',
  grain: 0.85,
  roughness: 0.42,
}
const grey: WoodTone = { light: '#b0aca4', body: '#9a968f', dark: '#7d7973', grain: 0.8, roughness: 0.52 }
const white: WoodTone = { light: '#f3f1eb', body: '#f0ede6', dark: '#e6e2d9', grain: 0.35, roughness: 0.45 }

const tones: Readonly<Record<string, Finish>> = {
  natural: { wood: natural, accent: natural, metal: '#8d8a84' },
  walnut: { wood: walnut, accent: walnut, metal: '#3b3733' },
  espresso: { wood: espresso, accent: espresso, metal: '#a7a39b' },
  grey: { wood: grey, accent: grey, metal: '#4c4a47' },
  white: { wood: white, accent: white, metal: '#9c9891' },
  two_tone: { wood: white, accent: natural, metal: '#8d8a84' },
}

/** The finish of a colour option; an unknown code is a paint in the colour of its swatch. */
export function finishOf(code: string | undefined, swatch?: string): Finish {
  const tone = tones[code ?? 'natural']
  if (tone) return tone
  const body = swatch ?? natural.body
  const painted: WoodTone = { light: body, body, dark: body, grain: 0.2, roughness: 0.5 }
  return { wood: painted, accent: painted, metal: '#9c9891' }
}

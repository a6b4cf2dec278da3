/** Colour schemes: which textiles go with a product, in its pictures and in 3D. */

/** Colours of textiles, sRGB `#rrggbb`. */
export type Textiles = Readonly<{
  duvet: string
  lining: string
  pillow: string
  cushion: string
  mattress: string
  piping: string
  fabric: string
  pattern: 'plain' | 'stripes' | 'dots' | 'gingham'
}>

type Scheme = Readonly<{
  duvet: string
  lining: string
  pattern: Textiles['pattern']
  cushion: string
}>

const schemes: readonly Scheme[] = [
  {
    duvet: '#8aa5c0',
    lining: '#f1eee8',
    pattern: 'plain',
    cushion: '#c9765b',
  },
  {
    duvet: '#d6a98c',
    lining: '#f3e9dd',
    pattern: 'plain',
    cushion: '#8a9a76',
  },
  {
    duvet: '#a5b8a0',
    lining: '#f0efe6',
    pattern: 'gingham',
    cushion: '#d9a35b',
  },
  {
    duvet: '#e0c283',
    lining: '#f5efe2',
    pattern: 'dots',
    cushion: '#7f9bb8',
  },
  {
    duvet: '#d4b0ae',
    lining: '#f6efec',
    pattern: 'plain',
    cushion: '#8a9a76',
  },
  {
    duvet: '#6d869f',
    lining: '#e9edf0',
    pattern: 'stripes',
    cushion: '#d9a35b',
  },
  {
    duvet: '#93adae',
    lining: '#eef0ec',
    pattern: 'dots',
    cushion: '#c9765b',
  },
]

/** A number that stays the same for a name, 0 to `count` - 1. */
export function pick(name: string, count: number): number {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 100_003
  return sum % count
}

/** The scheme of a product by its SKU, or of a picture by its name. */
const schemeOf = (name: string): Scheme => schemes[pick(name, schemes.length)] as Scheme

/** Textiles of a product; `fabric` is the main colour of a product that is itself a textile. */
export function textilesOf(name: string, fabric: string | undefined, isTextile: boolean): Textiles {
  const scheme = schemeOf(name)
  const isBare = isTextile && fabric !== undefined
  return {
    duvet: isBare ? fabric : scheme.duvet,
    lining: scheme.lining,
    pillow: isBare ? lighter(fabric, 0.45) : '#f6f4ef',
    cushion: scheme.cushion,
    mattress: isBare ? lighter(fabric, 0.3) : '#f1eee7',
    piping: '#cfd3d3',
    fabric: fabric ?? '#9db3a4',
    pattern: isBare ? 'plain' : scheme.pattern,
  }
}

/** A colour moved towards white by `share`. */
function lighter(color: string, share: number): string {
  const channel = (from: number) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16)
    return Math.round(value + (255 - value) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** Colour schemes: which textiles and which room go with a product, in its pictures and in 3D. */

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
  wall: string
  floor: string
  rug: string
  art: readonly [string, string, string]
}>

const schemes: readonly Scheme[] = [
  {
    duvet: '#8aa5c0',
    lining: '#f1eee8',
    pattern: 'plain',
    wall: '#c3cabb',
    floor: '#c4a27a',
    rug: '#e6dcc9',
    art: ['#7f9bb8', '#c9765b', '#8a9a76'],
  },
  {
    duvet: '#d6a98c',
    lining: '#f3e9dd',
    pattern: 'plain',
    wall: '#e4ddd0',
    floor: '#b08a60',
    rug: '#9fb0a6',
    art: ['#c9765b', '#8a9a76', '#d9a35b'],
  },
  {
    duvet: '#a5b8a0',
    lining: '#f0efe6',
    pattern: 'gingham',
    wall: '#e6e1d6',
    floor: '#c9a983',
    rug: '#d8cbb4',
    art: ['#8a9a76', '#d9a35b', '#7f9bb8'],
  },
  {
    duvet: '#e0c283',
    lining: '#f5efe2',
    pattern: 'dots',
    wall: '#b7c5cf',
    floor: '#bd9a70',
    rug: '#efe7d8',
    art: ['#d9a35b', '#7f9bb8', '#c9765b'],
  },
  {
    duvet: '#d4b0ae',
    lining: '#f6efec',
    pattern: 'plain',
    wall: '#e3d2ca',
    floor: '#c7a680',
    rug: '#efe6df',
    art: ['#c79a9a', '#8a9a76', '#d9a35b'],
  },
  {
    duvet: '#6d869f',
    lining: '#e9edf0',
    pattern: 'stripes',
    wall: '#d9dcda',
    floor: '#a9845b',
    rug: '#b9c3c9',
    art: ['#57708c', '#d9a35b', '#c9765b'],
  },
  {
    duvet: '#93adae',
    lining: '#eef0ec',
    pattern: 'dots',
    wall: '#dfd8c8',
    floor: '#c09c70',
    rug: '#c7d0cc',
    art: ['#7d9a9c', '#c9765b', '#d9a35b'],
  },
]

/** A number that stays the same for a name, 0 to `count` - 1. */
export function pick(name: string, count: number): number {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 100_003
  return sum % count
}

/** The scheme of a product by its SKU, or of a picture by its name. */
export const schemeOf = (name: string): Scheme => schemes[pick(name, schemes.length)] as Scheme

/** Textiles of a product; `fabric` is the main colour of a product that is itself a textile. */
export function textilesOf(name: string, fabric: string | undefined, isTextile: boolean): Textiles {
  const scheme = schemeOf(name)
  const isBare = isTextile && fabric !== undefined
  return {
    duvet: isBare ? fabric : scheme.duvet,
    lining: scheme.lining,
    pillow: isBare ? lighter(fabric, 0.45) : '#f6f4ef',
    cushion: scheme.art[1],
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

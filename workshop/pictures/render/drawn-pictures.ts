/** Pictures of what is no furniture: gift cards and sheets of plans, drawn as SVG. */
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import { buildFurniture } from '@loftwood/furniture/build-furniture'
import { picturedVariants } from './pictured-variants.ts'
import { dimensionsDrawing } from './dimensions-drawing.ts'
import { plannedFurniture } from './plan-files.ts'
import { wordmark } from './wordmark.ts'

const size = 1340
const sans = 'font-family="DejaVu Sans, Arial, sans-serif"'

type Card = Readonly<{ ground: string; ink: string; line: string }>
type GiftCardKind = NonNullable<CatalogProduct['giftCard']>['kind']

const cards: Readonly<Record<GiftCardKind, Card>> = {
  virtual: { ground: '#2d3c57', ink: '#f4f1ea', line: '#8fa3c4' },
  physical: { ground: '#d9b88a', ink: '#3a2a1c', line: '#8a6a44' },
  combined: { ground: '#9db096', ink: '#24301f', line: '#5d7355' },
}

type Frame = Readonly<{ width: number; height: number }>
const square: Frame = { width: size, height: size }

/** Front and back of a gift card; in another frame than a product's it is seen nearer. */
export function giftCardDrawings(
  kind: GiftCardKind,
  frame = square,
): Readonly<{ front: string; back: string }> {
  const card = cards[kind]
  return { front: onTable(cardFront(card), frame), back: onTable(cardBack(card), frame) }
}

/** The middle of the table, as much of it as the frame's shape shows. */
const onTable = (inside: string, { width, height }: Frame): string => {
  const shown = (size * height) / width
  const top = (size - shown) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${size} ${shown}">
<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#efece6"/></linearGradient>
<filter id="s" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="22"/></filter></defs>
<rect y="${top}" width="${size}" height="${shown}" fill="url(#g)"/>${inside}</svg>`
}

const blank = ({ ground }: Card): string =>
  `<rect x="185" y="400" width="990" height="620" rx="44" fill="#000" opacity="0.22" filter="url(#s)"/>
<rect x="170" y="360" width="1000" height="630" rx="44" fill="${ground}"/>`

function cardFront(card: Card): string {
  return `${blank(card)}
${bunkLines(card)}
${wordmark({ x: 250, y: 505, size: 88, ink: card.ink, line: card.line })}
<text x="252" y="890" ${sans} font-size="42" fill="${card.ink}">Gift card</text>
<text x="252" y="942" ${sans} font-size="42" fill="${card.ink}">Carte-cadeau</text>`
}

/** A bunk bed in a few strokes. */
function bunkLines({ line, ink }: Card): string {
  const bars = [0, 1, 2, 3].map((i) => `<path d="M${720 + i * 26} 560v60M${720 + i * 26} 770v60"/>`).join('')
  const rungs = [600, 650, 700, 750, 800, 850].map((y) => `<path d="M985 ${y}h70"/>`).join('')
  return `<g fill="none" stroke="${line}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">
<path d="M690 520v390M1090 520v390M690 560h400M690 650h400M690 620h295M690 770h110M690 850h400"/>${bars}
<path d="M985 540v370M1055 540v370"/>${rungs}</g>
<g fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round" opacity="0.7"><path d="M720 836q130-34 250 0M720 636q110-30 230 0"/></g>`
}

function cardBack(card: Card): string {
  const field = (y: number, label: string) =>
    `<text x="260" y="${y}" ${sans} font-size="30" fill="${card.ink}">${label}</text><path d="M580 ${y + 4}h500" stroke="${card.ink}" stroke-width="2.5"/>`
  return `${blank(card)}<rect x="170" y="430" width="1000" height="110" fill="${card.line}"/>
${field(640, 'To / À')}${field(720, 'From / De')}${field(800, 'Amount / Montant')}
<text x="260" y="920" ${sans} font-size="26" fill="${card.ink}">No expiry date · Sans date d’expiration · loftwood.example</text>`
}

/** The sheet of an assembly plan lying on a table: its drawing and a title. */
export function planDrawing(
  plan: CatalogProduct,
  products: readonly CatalogProduct[],
  frame = square,
): string {
  const furniture = plannedFurniture(plan, products)
  const [variant] = picturedVariants(furniture, new Map()).photographed
  if (!variant) throw new Error(`${furniture.sku} has nothing to draw`)
  const parts = buildFurniture(furniture.model, variant.measures, variant.options)
  const drawing = Buffer.from(dimensionsDrawing(parts, variant.measures)).toString('base64')
  return onTable(
    `<g transform="rotate(-2 670 670)">
<rect x="225" y="150" width="900" height="1100" fill="#000" opacity="0.22" filter="url(#s)"/>
<rect x="215" y="110" width="910" height="1110" fill="#fff" stroke="#d8d3c9"/>
<rect x="250" y="145" width="840" height="1040" fill="none" stroke="#8a857d" stroke-width="2"/>
<image href="data:image/svg+xml;base64,${drawing}" x="270" y="190" width="800" height="800"/>
<path d="M250 1040h840M760 1040v145" stroke="#8a857d" stroke-width="2"/>
<text x="280" y="1100" ${sans} font-size="26" fill="#3d3a36">${furniture.name.en}</text>
<text x="280" y="1150" ${sans} font-size="24" fill="#8a857d">${furniture.name.fr}</text>
${wordmark({ x: 790, y: 1100, size: 38, ink: '#3d3a36', line: '#8a857d' })}
<text x="790" y="1150" ${sans} font-size="26" fill="#8a857d">${furniture.sku} · 1/4</text></g>`,
    frame,
  )
}

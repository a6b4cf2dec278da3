/** The pictures of showrooms: a few pieces along a wall in one or two finishes, under the shop's name. */
import { buildFurniture } from '@loftwood/furniture/build-furniture'
import { boundsOf } from '@loftwood/furniture/bounds'
import { textilesOf } from '@loftwood/furniture/color-schemes'
import { finishOf } from '@loftwood/furniture/finish'
import { inARow } from '@loftwood/furniture/in-a-row'
import { middle } from '@loftwood/furniture/make-part'
import type { MaterialName, Part } from '@loftwood/furniture/part'
import { withBareMattresses } from '@loftwood/furniture/bare-mattresses'
import { roomOf } from './looks.ts'
import type { Make } from './planned-picture.ts'
import type { Shot } from './shot.ts'
import { bed, bunk, dresser, loft, nightstand, piece, type Subject } from './subjects.ts'
import { backWall, lyingOn } from './wall-view.ts'

/** The first piece's finish is the room's main one; pieces in another are all in the same second one. */
export type Showroom = Readonly<{ wall: string; pieces: readonly Subject[]; ceiling?: number }>

export const showroomSize = { width: 1200, height: 600 }

const desk = piece({ kind: 'desk', drawers: 3 }, 'natural', { length: 56, width: 24, height: 30 })
const tallBookcase = piece({ kind: 'bookcase', shelves: 5 }, 'natural', { length: 32, width: 13, height: 66 })
const finished = (subject: Subject, finish: string): Subject => ({
  ...subject,
  options: { ...subject.options, finish },
})

/** By the showroom's code. */
export const showrooms: Readonly<Record<string, Showroom>> = {
  guelph: {
    wall: '#c5ccbd',
    pieces: [bunk({ endPanel: 'slatted' }, 65.5, 'natural'), dresser, loft({ withDesk: true }, 70, 'walnut')],
  },
  toronto: {
    wall: '#d9dcda',
    pieces: [
      bunk({ endPanel: 'curved' }, 55, 'natural'),
      loft({ endPanel: 'slatted' }, 64, 'white'),
      bunk({ endPanel: 'slatted' }, 76, 'natural'),
    ],
  },
  montreal: {
    wall: '#e3d2ca',
    pieces: [
      bunk({ access: 'stairs', endPanel: 'panel', drawers: 4 }, 71.5, 'white'),
      finished(nightstand, 'white'),
      bed({ endPanel: 'panel', drawers: 6 }, 40, 'walnut'),
    ],
  },
  ottawa: {
    wall: '#b7c5cf',
    pieces: [
      loft({ endPanel: 'panel', access: 'angled_ladder' }, 70, 'natural'),
      tallBookcase,
      bed({ endPanel: 'slatted' }, 38, 'natural'),
    ],
  },
  calgary: {
    wall: '#e4ddd0',
    pieces: [
      { ...bed({ endPanel: 'slatted' }, 38, 'natural'), isBare: true },
      bunk({ endPanel: 'panel', access: 'angled_ladder', lowerBedSize: 'full' }, 67, 'natural'),
      { ...bed({ endPanel: 'panel' }, 36, 'espresso'), isBare: true },
    ],
  },
  quebec: {
    wall: '#dfd8c8',
    pieces: [
      bunk({ endPanel: 'panel' }, 66, 'walnut'),
      desk,
      loft({ endPanel: 'panel', withDesk: true, shelves: 2 }, 65, 'natural'),
    ],
  },
  sherbrooke: {
    wall: '#c3cabb',
    pieces: [
      bunk({ access: 'stairs', endPanel: 'slatted', drawers: 4 }, 66, 'natural'),
      loft({ endPanel: 'slatted', access: 'angled_ladder' }, 70, 'white'),
    ],
  },
  moncton: {
    wall: '#d9dcda',
    pieces: [
      bunk({ endPanel: 'panel', lowerBedSize: 'full' }, 67, 'grey'),
      finished(dresser, 'grey'),
      bed({ endPanel: 'panel', drawers: 6 }, 40, 'white'),
    ],
  },
  halifax: {
    wall: '#b7c5cf',
    pieces: [
      loft({ endPanel: 'curved', withSlide: true }, 50, 'white'),
      { ...bed({ endPanel: 'panel' }, 36, 'natural'), isBare: true },
      { ...bed({ endPanel: 'slatted' }, 36, 'natural'), isBare: true },
    ],
  },
  winnipeg: {
    wall: '#c99f86',
    ceiling: 144,
    pieces: [
      loft({ endPanel: 'panel', access: 'angled_ladder' }, 88, 'natural'),
      loft({ endPanel: 'slatted' }, 75, 'espresso'),
      tallBookcase,
    ],
  },
  saskatoon: {
    wall: '#e6e1d6',
    pieces: [
      loft({ endPanel: 'slatted' }, 48, 'natural'),
      nightstand,
      bunk({ endPanel: 'slatted' }, 72, 'espresso'),
      finished(nightstand, 'espresso'),
    ],
  },
  kelowna: {
    wall: '#c3cabb',
    pieces: [
      bunk({ endPanel: 'slatted', arrangement: 'triple' }, 90, 'natural'),
      bed({ endPanel: 'slatted' }, 38, 'natural'),
      dresser,
    ],
  },
}

/** Inches: a shop has higher ceilings than a house, and more room between its pieces. */
const ceiling = 118
const gap = 16
const sign = { above: 7, size: 15, ink: '#4a3626' }

export function showroomMake(code: string, showroom: Showroom): Make {
  const shot = showroomShot(code, showroom)
  return { shot, overlay: signOn(shot) }
}

function showroomShot(code: string, showroom: Showroom): Shot {
  const name = `showroom ${code}`
  const [first] = showroom.pieces
  const main = first?.options?.finish
  const second = showroom.pieces.map(({ options }) => options?.finish).find((finish) => finish !== main)
  return {
    parts: inARow(
      showroom.pieces.map((subject) => partsOf(subject, subject.options?.finish === main)),
      gap,
    ),
    finish: { ...finishOf(main), accent: finishOf(second ?? main).wood },
    textiles: textilesOf(name, undefined, false),
    view: { azimuth: -20, elevation: 4, fov: 27, fill: 0.99 },
    ...showroomSize,
    frames: 12,
    room: {
      ...roomOf(name),
      wall: showroom.wall,
      ceiling: showroom.ceiling ?? ceiling,
      left: 60,
      right: 40,
      art: [],
    },
  }
}

/** The second finish is the accent of the first. */
function partsOf({ model, measures, options, isBare }: Subject, isMain: boolean): Part[] {
  const wood: MaterialName = isMain ? 'wood' : 'accent_wood'
  const parts = buildFurniture(model, measures, options).map((part) =>
    part.material === 'wood' || part.material === 'accent_wood' ? { ...part, material: wood } : part,
  )
  return isBare ? withBareMattresses(parts) : parts
}

/** The shop's name on the wall over the furniture. */
function signOn(shot: Shot): string {
  const { x, y } = boundsOf(shot.parts)
  const at = lyingOn(backWall(shot), [middle(x), y[1] + sign.above])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shot.width}" height="${shot.height}">
<text transform="${at}" font-family="DejaVu Serif, Georgia, serif" font-size="${sign.size}" text-anchor="middle" fill="${sign.ink}">Loft<tspan font-style="italic" opacity="0.75">wood</tspan></text></svg>`
}

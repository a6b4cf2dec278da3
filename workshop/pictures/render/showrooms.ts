/** The pictures of showrooms: a few pieces along a wall in one or two finishes, under the shop's name. */
import { bed, bunk, dresser, loft, nightstand, piece, type Subject } from './subjects.ts'

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

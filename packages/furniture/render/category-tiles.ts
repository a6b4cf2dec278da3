/** Which furniture stands in the tile of a category: one of its kind, in a room of its own. */
import type { FurnitureKind, FurnitureModel, FurnitureOptions, Measures } from '../src/furniture-model.ts'

/** A piece of furniture in a finish; several stand in a row in the finish of the first. */
export type Subject = Readonly<{
  model: FurnitureModel
  measures?: Measures
  options?: FurnitureOptions
  /** Its mattresses lie uncovered. */
  isBare?: true
  beside?: readonly Subject[]
}>

const bunk = (model: Partial<FurnitureModel>, height: number, finish: string): Subject => ({
  model: { kind: 'bunk', access: 'ladder', ...model },
  measures: {
    length: model.access === 'stairs' ? 104 : 80,
    width: model.lowerBedSize === 'full' ? 57.5 : 42.5,
    height,
  },
  options: { finish },
})
const loft = (model: Partial<FurnitureModel>, height: number, finish: string): Subject => ({
  model: { kind: 'loft', access: 'ladder', ...model },
  measures: { length: model.access === 'stairs' ? 104 : 80, width: 42.5, height },
  options: { finish },
})
const bed = (model: Partial<FurnitureModel>, height: number, finish: string): Subject => ({
  model: { kind: 'bed', ...model },
  measures: { length: 80, width: 42.5, height },
  options: { finish },
})
const piece = (model: FurnitureModel, finish = 'natural', measures?: Measures): Subject => ({
  model,
  options: { finish, fabricColor: model.fabricColor },
  ...(measures ? { measures } : {}),
})

/** Length and width of a bed's frame, inches. */
const frames = { twin: [80, 42.5], full: [80, 57.5], queen: [85, 63.5] } as const
/** Length and width of a mattress, inches. */
const mattresses = { twin: [75, 39], full: [75, 54], queen: [80, 60] } as const
type Size = keyof typeof frames

const sized = (subject: Subject, bedSize: Size): Subject => {
  const [length, width] = frames[bedSize]
  return {
    ...subject,
    measures: { length, width, height: subject.measures?.height ?? 65 },
    options: { ...subject.options, bedSize },
  }
}
const mattress = (size: Size, fabricColor: string): Subject => {
  const [length, width] = mattresses[size]
  return piece({ kind: 'mattress', fabricColor }, 'natural', { length, width, height: 8 })
}
const dresser = piece({ kind: 'dresser', drawers: 3 }, 'natural', { length: 34, width: 18, height: 30 })
const nightstand = piece({ kind: 'nightstand', drawers: 1, shelves: 1 }, 'natural', {
  length: 18,
  width: 16,
  height: 24,
})

/** What each category's tile shows, by the name of its file. */
export const categoryTiles: Readonly<Record<string, Subject>> = {
  'bunk-beds': bunk({ endPanel: 'slatted' }, 65.5, 'natural'),
  'low-bunks': bunk({ endPanel: 'curved' }, 55, 'natural'),
  'mid-bunks': bunk({ endPanel: 'panel' }, 66, 'grey'),
  'twin-over-full': bunk({ access: 'angled_ladder', endPanel: 'panel', lowerBedSize: 'full' }, 67, 'natural'),
  'slide-bunks': bunk({ endPanel: 'curved', withSlide: true }, 64, 'white'),
  'high-bunks': bunk({ endPanel: 'slatted' }, 72, 'espresso'),
  'staircase-bunks': bunk({ access: 'stairs', endPanel: 'panel', drawers: 4 }, 71.5, 'natural'),
  'loft-beds': loft({ endPanel: 'slatted' }, 64, 'natural'),
  'low-lofts': loft({ endPanel: 'slatted' }, 48, 'white'),
  'play-lofts': loft({ endPanel: 'curved', withSlide: true }, 50, 'natural'),
  'mid-lofts': loft({ endPanel: 'panel', withDesk: true, shelves: 2 }, 65, 'two_tone'),
  'high-lofts': loft({ endPanel: 'panel', access: 'angled_ladder' }, 70, 'natural'),
  'lofts-with-desk': loft({ endPanel: 'panel', withDesk: true, drawers: 1 }, 70, 'walnut'),
  'ultra-lofts': loft({ endPanel: 'slatted' }, 75, 'white'),
  'uber-lofts': loft({ endPanel: 'panel', access: 'angled_ladder' }, 88, 'natural'),
  beds: bed({ endPanel: 'slatted' }, 38, 'natural'),
  'platform-beds': bed({ endPanel: 'panel' }, 38, 'walnut'),
  'storage-beds': bed({ endPanel: 'panel', drawers: 6 }, 40, 'natural'),
  'captains-beds': bed({ endPanel: 'panel', drawers: 6 }, 40, 'white'),
  'day-beds': bed({ endPanel: 'panel', withTrundle: true }, 36, 'natural'),
  'trundles-storage': piece({ kind: 'trundle' }),
  trundles: piece({ kind: 'trundle' }, 'white'),
  'under-bed-drawers': piece({ kind: 'trundle', drawers: 2 }, 'natural', {
    length: 75,
    width: 22,
    height: 9,
  }),
  'stairs-slides': loft({ endPanel: 'curved', withSlide: true }, 48, 'white'),
  staircases: piece({ kind: 'stairs', drawers: 4 }, 'natural', { length: 24, width: 42.5, height: 52 }),
  slides: piece({ kind: 'slide' }, 'natural', { length: 58, width: 17, height: 38 }),
  'ladders-rails': piece({ kind: 'ladder', access: 'angled_ladder' }, 'natural', {
    length: 17,
    width: 18,
    height: 62,
  }),
  'tents-curtains': piece({ kind: 'tent', fabricColor: '#c9a98a' }),
  'desks-dressers': piece({ kind: 'desk', drawers: 3 }, 'walnut', { length: 56, width: 24, height: 30 }),
  desks: piece({ kind: 'desk', drawers: 1, shelves: 1 }, 'natural', { length: 44, width: 22, height: 29 }),
  dressers: piece({ kind: 'dresser', drawers: 6 }, 'natural', { length: 54, width: 20, height: 34 }),
  'three-drawer-dressers': piece({ kind: 'dresser', drawers: 3 }, 'white', {
    length: 34,
    width: 18,
    height: 30,
  }),
  'six-drawer-dressers': piece({ kind: 'dresser', drawers: 6 }, 'two_tone', {
    length: 54,
    width: 20,
    height: 34,
  }),
  nightstands: piece({ kind: 'nightstand', drawers: 1 }),
  bookcases: piece({ kind: 'bookcase', shelves: 5 }, 'natural', { length: 32, width: 13, height: 66 }),
  mattresses: piece({ kind: 'mattress', fabricColor: '#f1ede4' }),
  'bunk-mattresses': piece({ kind: 'mattress', fabricColor: '#e9e3d6' }),
  'foam-mattresses': piece({ kind: 'mattress', fabricColor: '#f4f2ec' }),
  'spring-mattresses': piece({ kind: 'mattress', fabricColor: '#e6e9e9' }),
  'bed-mattresses': piece({ kind: 'mattress', fabricColor: '#f1ede4' }),
  'toppers-protectors': piece({ kind: 'topper', fabricColor: '#efe9dc' }),
  bedding: piece({ kind: 'bedding', fabricColor: '#9db096' }),
  sheets: piece({ kind: 'bedding', fabricColor: '#c9d3da' }),
  'cotton-sheets': piece({ kind: 'bedding', fabricColor: '#9db096' }),
  'bamboo-sheets': piece({ kind: 'bedding', fabricColor: '#e4c2b8' }),
  'duvets-quilts': piece({ kind: 'bedding', fabricColor: '#bab3a7' }),
  pillows: piece({ kind: 'pillow', fabricColor: '#f1ede4' }),
  'bunks-by-size': bunk({ endPanel: 'panel', lowerBedSize: 'full' }, 66, 'white'),
  'twin-bunks': sized(bunk({ endPanel: 'slatted' }, 66, 'walnut'), 'twin'),
  'full-bunks': sized(bunk({ endPanel: 'slatted', lowerBedSize: 'full' }, 70, 'natural'), 'full'),
  'queen-bunks': sized(bunk({ endPanel: 'panel', lowerBedSize: 'queen' }, 74, 'espresso'), 'queen'),
  'lofts-by-size': sized(loft({ endPanel: 'slatted' }, 64, 'walnut'), 'full'),
  'twin-lofts': sized(loft({ endPanel: 'slatted' }, 64, 'grey'), 'twin'),
  'full-lofts': sized(loft({ endPanel: 'panel' }, 70, 'white'), 'full'),
  'queen-lofts': sized(loft({ endPanel: 'slatted', access: 'angled_ladder' }, 75, 'espresso'), 'queen'),
  'mattresses-by-size': mattress('full', '#f1ede4'),
  'twin-mattresses': mattress('twin', '#f4f2ec'),
  'full-mattresses': mattress('full', '#e9e3d6'),
  'queen-mattresses': mattress('queen', '#e6e9e9'),
  sets: { ...bunk({ endPanel: 'slatted' }, 65.5, 'natural'), beside: [dresser, nightstand] },
  'beds-with-mattresses': { ...bunk({ endPanel: 'slatted' }, 66, 'natural'), isBare: true },
  'room-sets': { ...bed({ endPanel: 'panel' }, 38, 'walnut'), beside: [nightstand, dresser] },
}

/** What is sold in one size in a tile. */
export const usualMeasures: Partial<Record<FurnitureKind, Measures>> = {
  trundle: { length: 76, width: 41, height: 9 },
  mattress: { length: 75, width: 39, height: 6 },
  topper: { length: 75, width: 39, height: 2 },
  bedding: { length: 75, width: 39, height: 8 },
  pillow: { length: 26, width: 18, height: 4 },
  tent: { length: 76, width: 40, height: 34 },
}

/** Pictures that belong to no product: category tiles, home banners, the picture shown when a page is shared. */
import { buildFurniture } from '../src/build-furniture.ts'
import { textilesOf } from '../src/color-schemes.ts'
import { finishOf } from '../src/finish.ts'
import type { FurnitureModel, FurnitureOptions, Measures } from '../src/furniture-model.ts'
import { placed } from '../src/make-part.ts'
import { roomOf } from './looks.ts'
import { inItsSetting } from './settings.ts'
import type { CameraView } from '../shapes/camera.ts'
import type { Room, Shot } from './shot.ts'

export type DecorPicture = Readonly<{ name: string; file: string; make: Readonly<{ shot: Shot }> }>

type Subject = Readonly<{ model: FurnitureModel; measures?: Measures; options?: FurnitureOptions }>

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

/** What each category's tile shows, by its url key. */
const tiles: Readonly<Record<string, Subject>> = {
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
}

const tileView: CameraView = { azimuth: -24, elevation: 3, fov: 30, fill: 0.98 }

function shotOf(
  name: string,
  subject: Subject,
  frame: { width: number; height: number; view: CameraView; room?: Partial<Room> },
): Shot {
  const measures = subject.measures ?? usual[subject.model.kind]
  const parts = measures
    ? inItsSetting({ model: subject.model, measures, options: subject.options ?? {} })
    : buildFurniture(subject.model, undefined, subject.options)
  const top = Math.max(...parts.map((part) => part.position[1] + part.size[1] / 2))
  const isCloth = subject.model.fabricColor !== undefined
  return {
    parts,
    finish: finishOf(isCloth ? undefined : subject.options?.finish),
    textiles: textilesOf(name, subject.model.fabricColor, isCloth),
    view: frame.view,
    width: frame.width,
    height: frame.height,
    frames: 14,
    room: { ...roomOf(name, top >= 50), ...frame.room },
  }
}

const usual: Partial<Record<FurnitureModel['kind'], Measures>> = {
  trundle: { length: 76, width: 41, height: 9 },
  mattress: { length: 75, width: 39, height: 6 },
  topper: { length: 75, width: 39, height: 2 },
  bedding: { length: 75, width: 39, height: 8 },
  pillow: { length: 26, width: 18, height: 4 },
  tent: { length: 76, width: 40, height: 34 },
}

/** A children's room for the home page and for shared links: a bunk by the window, a dresser under pictures. */
function homeShot(width: number, height: number): Shot {
  const bunkBed = buildFurniture(
    { kind: 'bunk', access: 'angled_ladder', lowerBedSize: 'full' },
    { length: 80, width: 57.5, height: 67 },
    { bedSize: 'twin', lowerBedSize: 'full' },
  )
  const dresser = buildFurniture({ kind: 'dresser', drawers: 6 }, { length: 54, width: 20, height: 34 })
  const back = -57.5 / 2
  return {
    parts: [...bunkBed, ...placed(dresser, 0, [-86, 0, back + 10])],
    finish: finishOf('natural'),
    textiles: textilesOf('home', undefined, false),
    view: { azimuth: -20, elevation: 4, fov: 27, fill: 0.99 },
    width,
    height,
    frames: 24,
    room: { ...roomOf('home', true), ...homeRoom },
  }
}

const homeRoom: Partial<Room> = {
  wall: '#c5ccbd',
  rug: '#dccfb8',
  rugShape: 'round',
  left: 150,
  right: 44,
  door: 'none',
  bunting: false,
  artAt: -86,
  plantAt: -47,
  rugAt: -18,
}

/** All of them; `name` is what the command calls them by. */
export function decorPictures(): DecorPicture[] {
  const home = (file: string, width: number, height: number): DecorPicture => ({
    name: 'home',
    file,
    make: { shot: homeShot(width, height) },
  })
  return [
    home('home/hero-desktop.webp', 1200, 600),
    home('home/hero-mobile.webp', 600, 300),
    home('home/social.webp', 1200, 630),
    ...Object.entries(tiles).map(([key, subject]): DecorPicture => ({
      name: 'categories',
      file: `categories/${key}.webp`,
      make: { shot: shotOf(`tile ${key}`, subject, { width: 800, height: 600, view: tileView }) },
    })),
  ]
}

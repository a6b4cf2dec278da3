/** Pictures that belong to no product: category tiles, showrooms, home banners, the picture of shared links. */
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import type { CameraView } from '../shapes/camera.ts'
import { withBareMattresses } from '../src/bare-mattresses.ts'
import { buildFurniture } from '../src/build-furniture.ts'
import { textilesOf } from '../src/color-schemes.ts'
import { finishOf } from '../src/finish.ts'
import { inARow } from '../src/in-a-row.ts'
import { placed } from '../src/make-part.ts'
import type { Part } from '../src/part.ts'
import { categoryTiles } from './category-tiles.ts'
import { giftCardDrawings, planDrawing } from './drawn-pictures.ts'
import { roomAround, roomOf } from './looks.ts'
import type { Make } from './planned-picture.ts'
import { inItsSetting } from './settings.ts'
import type { Room, Shot } from './shot.ts'
import { showroomMake, showrooms, showroomSize } from './showrooms.ts'
import { type Subject, usualMeasures } from './subjects.ts'

export type DecorPicture = Readonly<{ name: string; file: string; width: number; height: number; make: Make }>

const tileSize = { width: 800, height: 600 }
const tileView: CameraView = { azimuth: -24, elevation: 3, fov: 30, fill: 0.98 }

function partsOf(subject: Subject): Part[] {
  const { model, options = {}, isBare, beside } = subject
  const measures = subject.measures ?? usualMeasures[model.kind]
  if (beside) {
    const { finish } = options
    return inARow([
      buildFurniture(model, measures, options),
      ...beside.map((each) => buildFurniture(each.model, each.measures, { ...each.options, finish })),
    ])
  }
  if (!measures) return buildFurniture(model, undefined, options)
  const parts = inItsSetting({ model, measures, options })
  return isBare ? withBareMattresses(parts) : parts
}

function tileShot(name: string, subject: Subject): Shot {
  const parts = partsOf(subject)
  const isCloth = subject.model.fabricColor !== undefined
  return {
    parts,
    finish: finishOf(isCloth ? undefined : subject.options?.finish),
    textiles: textilesOf(name, subject.model.fabricColor, isCloth),
    view: tileView,
    ...tileSize,
    frames: 14,
    room: roomAround(name, parts, 'tile'),
  }
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

const tile = (key: string, make: Make): DecorPicture => ({
  name: 'categories',
  file: `categories/${key}.webp`,
  ...tileSize,
  make,
})

/** All of them; `name` is what the command calls them by. */
export function decorPictures(products: readonly CatalogProduct[]): DecorPicture[] {
  const plan = products.find(({ downloads }) => downloads)
  const home = (file: string, width: number, height: number): DecorPicture => ({
    name: 'home',
    file,
    width,
    height,
    make: { shot: homeShot(width, height) },
  })
  return [
    home('home/hero-desktop.webp', 1200, 600),
    home('home/hero-mobile.webp', 600, 300),
    home('home/social.webp', 1200, 630),
    tile('gift-cards', { svg: giftCardDrawings('virtual', tileSize).front }),
    tile('gifts-services', { svg: giftCardDrawings('physical', tileSize).front }),
    ...(plan ? [tile('assembly-plans', { svg: planDrawing(plan, products, tileSize) })] : []),
    ...Object.entries(categoryTiles).map(([key, subject]) =>
      tile(key, { shot: tileShot(`tile ${key}`, subject) }),
    ),
    ...Object.entries(showrooms).map(([code, showroom]) => ({
      name: 'showrooms',
      file: `showrooms/${code}.webp`,
      ...showroomSize,
      make: showroomMake(code, showroom),
    })),
  ]
}

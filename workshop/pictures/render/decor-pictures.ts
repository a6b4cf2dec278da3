/** Pictures that belong to no product: category tiles, showrooms, and those that are path-traced. */
import type { CameraView } from '@loftwood/furniture/shapes/camera'
import { textilesOf } from '@loftwood/furniture/color-schemes'
import { finishOf } from '@loftwood/furniture/finish'
import { categoryTiles } from './category-tiles.ts'
import { giftCardDrawings, planDrawing } from './drawn-pictures.ts'
import { roomAround } from './looks.ts'
import type { Make, Shelf } from './planned-picture.ts'
import type { Shot } from './shot.ts'
import { showroomMake, showrooms, showroomSize } from './showrooms.ts'
import { subjectParts } from './subject-parts.ts'
import type { Subject } from './subjects.ts'
import { cutTiles } from './traced/room-tiles.ts'
import { type TracedMake, tracedPictures } from './traced/traced-pictures.ts'

export type DecorPicture = Readonly<{
  name: string
  file: string
  width: number
  height: number
  make: Make | TracedMake
}>

const tileSize = { width: 800, height: 600 }
const tileView: CameraView = { azimuth: -24, elevation: 3, fov: 30, fill: 0.98 }

function tileShot(name: string, subject: Subject): Shot {
  const parts = subjectParts(subject)
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

const tile = (key: string, make: Make): DecorPicture => ({
  name: 'categories',
  file: `categories/${key}.webp`,
  ...tileSize,
  make,
})

/** All of them; `name` is what the command calls them by. */
export function decorPictures(shelf: Shelf): DecorPicture[] {
  const { products } = shelf
  const traced = [...tracedPictures(), ...cutTiles(shelf)]
  const tracedFiles = new Set(traced.map(({ file }) => file))
  const plan = products.find(({ downloads }) => downloads)
  return [
    ...traced,
    tile('gift-cards', { svg: giftCardDrawings('virtual', tileSize).front }),
    tile('gifts-services', { svg: giftCardDrawings('physical', tileSize).front }),
    ...(plan ? [tile('assembly-plans', { svg: planDrawing(plan, products, tileSize) })] : []),
    ...Object.entries(categoryTiles)
      .map(([key, subject]) => tile(key, { shot: tileShot(`tile ${key}`, subject) }))
      .filter(({ file }) => !tracedFiles.has(file)),
    ...Object.entries(showrooms).map(([code, showroom]) => ({
      name: 'showrooms',
      file: `showrooms/${code}.webp`,
      ...showroomSize,
      make: showroomMake(code, showroom),
    })),
  ]
}

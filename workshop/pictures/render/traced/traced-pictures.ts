/** The pictures that every visitor sees, which Blender path-traces; the others are taken by `render`. */
import { fileURLToPath } from 'node:url'
import { homeScene } from './home-scene.ts'
import { tiles } from './tile-rooms.ts'
import { tileScene } from './tile-scenes.ts'
import type { Crop, TracedScene } from './traced-scene.ts'

/** A part of a scene's picture, or all of it; turned left for right, and with what is printed on its surfaces. */
export type TracedMake = Readonly<{ traced: TracedScene; crop?: Crop; isMirrored?: true; overlay?: string }>

export type TracedPicture = Readonly<{
  name: string
  file: string
  width: number
  height: number
  make: TracedMake
}>

/** The shop's first category is as large as four others on the home page. */
const largeTile = 'bunk-beds'

/** The banner of the home page; phones get the bed alone, in the same shape. */
const home = (
  file: string,
  size: Readonly<{ width: number; height: number }>,
  crop?: Crop,
): TracedPicture => ({
  name: 'home',
  file,
  ...size,
  make: { traced: homeScene(), ...(crop ? { crop } : {}) },
})

/** The picture of shared links is cut from the banner. It belongs to the storefront's brand, not to the catalog. */
export const socialPicture = {
  of: 'home/hero-desktop.webp',
  file: fileURLToPath(
    new URL('../../../../packages/storefront/brands/loftwood/public/social.jpg', import.meta.url),
  ),
  width: 1200,
  height: 630,
  crop: { left: 114, top: 0, width: 2286, height: 1200 },
}

function tile(key: string): TracedPicture {
  const size = key === largeTile ? { width: 1200, height: 900 } : { width: 800, height: 600 }
  const samples = key === largeTile ? 10 : 8
  return {
    name: 'categories',
    file: `categories/${key}.webp`,
    ...size,
    make: { traced: tileScene(key, { ...size, samples }) },
  }
}

export const tracedPictures = (): TracedPicture[] => [
  home('home/hero-desktop.webp', { width: 2400, height: 1200 }),
  home(
    'home/hero-mobile.webp',
    { width: 1200, height: 600 },
    { left: 380, top: 150, width: 2000, height: 1000 },
  ),
  ...Object.keys(tiles).map(tile),
]

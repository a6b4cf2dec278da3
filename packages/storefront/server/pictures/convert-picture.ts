// Makes one size and format of a picture.
import sharp, { type Sharp } from 'sharp'
import type { Format } from './picture-request.ts'

/** A conversion uses one of libuv's four threads and one of libvips, which leaves threads for reading files. */
sharp.concurrency(1)
/** Each original is converted to a size once, so caching decoded originals costs memory and saves nothing. */
sharp.cache(false)

const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 20

/** AVIF at a low effort: four times as fast as the default for a few per cent of size. */
const ENCODERS: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
  jpeg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
}

export function convertPicture(original: Buffer, width: number, format: Format): Promise<Buffer> {
  const resized = sharp(original, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: MAX_SECONDS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  return ENCODERS[format](resized).toBuffer()
}

// The sizes of pictures (docs/product.md, Product), each for screens of one and of two pixels per CSS pixel.
// The picture route serves these widths and no others; sizes that hardly differ share them, so that there is less to convert.

import { pictureUrl } from '@loftwood/graphql-types/offers'

export { mediaPath, PICTURE_ROUTE, pictureUrl } from '@loftwood/graphql-types/offers'

interface PictureSize {
  /** CSS pixels. */
  width: number
  height: number
  /** Pixels that are served for it. */
  widths: readonly number[]
}

export const PICTURE_SIZES = {
  card: { width: 500, height: 500, widths: [280, 360, 500, 720, 1000] },
  cardHorizontal: { width: 140, height: 200, widths: [140, 280] },
  checkout: { width: 60, height: 60, widths: [60, 120] },
  galleryThumb: { width: 105, height: 105, widths: [120, 240] },
  galleryFull: { width: 1340, height: 1340, widths: [360, 720, 1000, 1340, 2000] },
  cart: { width: 115, height: 115, widths: [120, 240] },
  bannerDesktop: { width: 1200, height: 600, widths: [720, 1000, 1200, 2000, 2400] },
  /** The largest tile of the home page is 640 CSS pixels wide. */
  tile: { width: 800, height: 600, widths: [280, 360, 500, 720, 1200] },
  bannerMobile: { width: 600, height: 300, widths: [360, 720, 1200] },
  suggestion: { width: 60, height: 60, widths: [60, 120] },
} as const satisfies Record<string, PictureSize>

export type PictureSizeName = keyof typeof PICTURE_SIZES

/** Every width that may be requested, in pixels, ascending. */
export const PICTURE_WIDTHS: readonly number[] = [
  ...new Set(Object.values(PICTURE_SIZES).flatMap(({ widths }): readonly number[] => widths)),
].sort((a, b) => a - b)

/** Shown where there is no picture; the picture route sends it with its rejections. */
export const NO_PICTURE = '/no-picture.svg'

/** Magento's drawing for what has no picture: a file of its theme, which lies outside of the media folder. */
const PLACEHOLDER = /\/static\/.*\/placeholder\/[^/]+$/

/** Whether the back end has a picture, and not only a placeholder. */
export function hasPicture(source: string | null | undefined): source is string {
  return Boolean(source) && !PLACEHOLDER.test(source ?? '')
}

/** `srcset` of a picture in a named size. */
export function pictureSrcSet(source: string, size: PictureSizeName): string {
  return PICTURE_SIZES[size].widths.map((width) => `${pictureUrl(source, width)} ${width}w`).join(', ')
}

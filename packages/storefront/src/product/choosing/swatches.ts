// How an option of a product looks, as the back end's swatch says: a colour, or a picture of a fabric.
import { pictureUrl } from '../../platform/media/picture-sizes.ts'

export interface SwatchData {
  __typename?: string
  value?: string | null
  /** Address of a small picture. */
  thumbnail?: string | null
}

export type SwatchLook = { color: string } | { image: string }

const COLOR = /^#[\da-f]{3,8}$/i
const PICTURE_WIDTH = 120

/** Undefined for a text, which the option's label is shown for, and for an option without a swatch. */
export function swatchLook(swatch: SwatchData | null | undefined): SwatchLook | undefined {
  if (!swatch) return undefined
  if (swatch.thumbnail) return { image: pictureUrl(swatch.thumbnail, PICTURE_WIDTH) }
  return swatch.value && COLOR.test(swatch.value) ? { color: swatch.value } : undefined
}

// Pictures of a product: Magento's columns, and one of the shop's own for what these have no room for.
import type { Language } from '../../platform/analyze-text.ts'
import type { ProductPicture } from '../../product/product-doc.ts'
import { listCell } from '../cells.ts'
import type { Row } from '../csv-file.ts'

export const PICTURE_COLUMNS = [
  'base_image',
  'base_image_label',
  'small_image',
  'small_image_label',
  'thumbnail_image',
  'thumbnail_image_label',
  'additional_images',
  'additional_image_labels',
] as const

/** `cache/1a2b3c4d/bed.webp` -> `bed.webp`, as it is in the folder of pictures. */
export function pictureName(file: string): string {
  return file.replace(/^cache\/[\da-f]{8}\//u, '')
}

export function pictureCells([main, ...others]: readonly ProductPicture[], language: Language): Row {
  if (!main) return {}
  const file = pictureName(main.file)
  const label = main.label?.[language]
  return {
    base_image: file,
    base_image_label: label,
    small_image: file,
    small_image_label: label,
    thumbnail_image: file,
    thumbnail_image_label: label,
    additional_images: listCell(others.map((picture) => pictureName(picture.file))),
    // The separator of the list cannot be in a label.
    additional_image_labels: listCell(
      others.map((picture) => (picture.label?.[language] ?? '').replaceAll(/\s*,\s*/gu, ' – ')),
    ),
  }
}

/** Column `shop_gallery`: views, video clips and labels in both languages, as JSON. */
export function galleryCell(pictures: readonly ProductPicture[]): string | undefined {
  if (pictures.length === 0) return undefined
  return JSON.stringify(
    pictures.map(({ file, view, label, clip }) => ({
      file: pictureName(file),
      view,
      ...(label ? { label: { en: label.en, fr: label.fr } } : {}),
      ...(clip ? { clip: pictureName(clip) } : {}),
    })),
  )
}

// The product as the product page reads it: the type of one item of `productDetails`, and values derived from it.
import type { ProductDetailsQuery } from '@loftwood/graphql-types'
import { hasPicture } from '../platform/media/picture-sizes.ts'

/** One product with everything the product page shows; a union over the product types by `__typename`. */
export type ProductDetail = NonNullable<
  NonNullable<NonNullable<ProductDetailsQuery['products']>['items']>[number]
>

export type ConfigurableDetail = Extract<ProductDetail, { __typename: 'ConfigurableProduct' }>

/** A picture of a gallery; `alt` is the back end's label. */
export interface GalleryPicture {
  url: string
  alt: string
  /** Address of the video that it is the still picture of. */
  video?: string
}

interface MediaEntry {
  __typename: string
  url: string | null
  label?: string | null
  position: number | null
  disabled: boolean | null
  video_content?: { video_url: string | null } | null
}

/** Enabled pictures and videos in the order of their positions. */
export function galleryPictures(
  entries: readonly (MediaEntry | null)[] | null | undefined,
): GalleryPicture[] {
  return (entries ?? [])
    .filter((entry): entry is MediaEntry => entry !== null && !entry.disabled)
    .sort((left, right) => (left.position ?? 0) - (right.position ?? 0))
    .flatMap((entry) => (hasPicture(entry.url) ? [pictureOf(entry, entry.url)] : []))
}

function pictureOf({ label, video_content: video }: MediaEntry, url: string): GalleryPicture {
  const alt = label ?? ''
  return video?.video_url ? { url, alt, video: video.video_url } : { url, alt }
}

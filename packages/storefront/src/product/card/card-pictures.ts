// The pictures that a card shows beside the product's own.
import { galleryPictures, type GalleryPicture } from '../product-detail.ts'

/** Besides the first one, in the grid. */
const MOST = 3

export interface Pictured {
  thumbnail?: { url?: string | null } | null
  media_gallery?: Parameters<typeof galleryPictures>[0]
}

export const morePictures = ({ thumbnail, media_gallery }: Pictured): GalleryPicture[] =>
  galleryPictures(media_gallery)
    .filter(({ url }) => url !== thumbnail?.url)
    .slice(0, MOST)

// The picture that a card shows besides the product's own: the gallery's next one.
import { galleryPictures } from '../product-detail.ts'

export interface Pictured {
  thumbnail?: { url?: string | null } | null
  media_gallery?: Parameters<typeof galleryPictures>[0]
}

export const secondPicture = ({ thumbnail, media_gallery }: Pictured): string | undefined =>
  galleryPictures(media_gallery).find(({ url }) => url !== thumbnail?.url)?.url

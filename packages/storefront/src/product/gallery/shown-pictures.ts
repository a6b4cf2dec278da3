// Which pictures the gallery shows: those of the chosen variant, then what is common to all variants.
import { GALLERY_LIMIT } from '../../platform/constants.ts'
import { hasPicture } from '../../platform/media/picture-sizes.ts'
import { galleryPictures, type GalleryPicture, type ProductDetail } from '../product-detail.ts'
import type { ChosenVariant } from '../choosing/variant-selection.ts'

const isVideo = ({ video }: GalleryPicture) => video !== undefined

/**
 * The product's gallery where the variant has none of its own: a single picture that the product has too is not its own.
 * Videos are common; a bounded number of pictures leaves them their place.
 */
export function shownPictures(product: ProductDetail, variant: ChosenVariant | null): GalleryPicture[] {
  const shared = galleryPictures(product.media_gallery)
  const videos = shared.filter(isVideo)
  const isCommon = ({ url }: GalleryPicture) => videos.some((video) => video.url === url)
  const own = galleryPictures(variant?.media_gallery).filter((picture) => !isCommon(picture))
  const isOwn = own.length > 1 || own.some((picture) => shared.every((other) => other.url !== picture.url))
  if (isOwn) return [...own.slice(0, GALLERY_LIMIT - videos.length), ...videos]
  return (shared.length > 0 ? shared : thumbnailOf(product)).slice(0, GALLERY_LIMIT)
}

function thumbnailOf({ thumbnail, name }: ProductDetail): GalleryPicture[] {
  return hasPicture(thumbnail?.url) ? [{ url: thumbnail.url, alt: name ?? '' }] : []
}

// The pictures of a product as the gallery and its full-screen twin take them.
import type { LightboxItem } from '@loftwood/ui/lightbox'
import { Suspense } from 'react'
import type { Translate } from '../../shared/i18n/translator.ts'
import { lazyNamed } from '../../shared/lazy-named.ts'
import { Picture } from '../../shared/picture.tsx'
import type { GalleryPicture } from '../../shared/product/product-detail.ts'

/** Few products have one. */
const ProductVideo = lazyNamed(() => import('./product-video.tsx'), 'ProductVideo')

interface Shown {
  t: Translate
  /** How wide the large picture is, for the choice of its file. */
  sizes: string
  /** Whether the first one loads before everything else. */
  isFirstEager: boolean
}

/** Videos keep their place among the pictures. */
export function galleryItems(
  pictures: readonly GalleryPicture[],
  { t, sizes, isFirstEager }: Shown,
): LightboxItem[] {
  const count = pictures.length
  return pictures.map((picture, index) => {
    const number = index + 1
    const alt = picture.alt || t('product.pictureOf', { number, count })
    const eager = isFirstEager && index === 0
    const still = <Picture source={picture.url} size="galleryFull" alt={alt} sizes={sizes} eager={eager} />
    return {
      id: picture.url,
      isFixed: picture.video !== undefined,
      label: t(picture.video === undefined ? 'product.showPicture' : 'product.showVideo', { number }),
      thumb: <Picture source={picture.url} size="galleryThumb" alt="" />,
      picture:
        picture.video === undefined ? (
          still
        ) : (
          <Suspense fallback={still}>
            <ProductVideo picture={{ ...picture, alt }} video={picture.video} sizes={sizes} />
          </Suspense>
        ),
    }
  })
}

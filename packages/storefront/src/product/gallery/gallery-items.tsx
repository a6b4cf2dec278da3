// The pictures of a product as the gallery and its full-screen twin take them.
import { Icon } from '@loftwood/ui/icon'
import type { LightboxItem } from '@loftwood/ui/lightbox'
import { Play } from 'lucide'
import type { Translate } from '../../platform/i18n/translator.ts'
import { Picture } from '../../platform/media/picture.tsx'
import type { GalleryPicture } from '../product-detail.ts'
import { ProductVideo } from './product-video.tsx'

interface Shown {
  t: Translate
  /** How wide the large picture is, for the choice of its file. */
  sizes: string
  /** Whether the first one loads before everything else. */
  isFirstEager: boolean
}

/** A video's is marked as one. */
function Thumb({ picture }: { picture: GalleryPicture }) {
  const still = <Picture source={picture.url} size="galleryThumb" alt="" />
  if (picture.video === undefined) return still
  return (
    <span className="relative block size-full">
      {still}
      <span className="absolute inset-0 m-auto flex size-7 items-center justify-center rounded-full bg-white">
        <Icon of={Play} size="sm" />
      </span>
    </span>
  )
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
      // An <img> that gets another address shows the picture it has until the next one is there.
      id: picture.video === undefined ? String(index) : picture.url,
      isFixed: picture.video !== undefined,
      label: t(picture.video === undefined ? 'product.showPicture' : 'product.showVideo', { number }),
      thumb: <Thumb picture={picture} />,
      picture:
        picture.video === undefined ? (
          still
        ) : (
          <ProductVideo picture={{ ...picture, alt }} video={picture.video} sizes={sizes} />
        ),
    }
  })
}

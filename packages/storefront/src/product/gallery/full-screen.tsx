// The product's pictures over the whole screen; loaded when it is first opened.
import { Lightbox } from '@loftwood/ui/lightbox'
import { useT } from '../../platform/i18n/use-t.ts'
import type { GalleryPicture } from '../product-detail.ts'
import { galleryItems } from './gallery-items.tsx'

/** A picture is 1340 wide at most. */
const SIZES = '(min-width: 84rem) 1340px, 100vw'
/** The closer look: all that there is. */
const CLOSE_UP_SIZES = '2000px'

export interface FullScreenProps {
  name: string
  pictures: readonly GalleryPicture[]
  isOpen: boolean
  /** Index of the picture it opens with. */
  first: number
  onClose: () => void
}

/** Begins with the picture that was pressed. */
export function FullScreen({ name, pictures, isOpen, first, onClose }: FullScreenProps) {
  const t = useT()
  const close = galleryItems(pictures, { t, sizes: CLOSE_UP_SIZES, isFirstEager: false })
  const items = galleryItems(pictures, { t, sizes: SIZES, isFirstEager: false }).map((item, index) => ({
    ...item,
    closeUp: close[index]?.picture,
  }))
  return (
    <Lightbox
      open={isOpen}
      onClose={onClose}
      first={first}
      items={items}
      title={t('product.gallery', { name })}
      closeLabel={t('common.close')}
      previousLabel={t('product.previousPicture')}
      nextLabel={t('product.nextPicture')}
      zoomLabel={t('product.zoom')}
      positionLabel={(number, total) => t('product.picturePosition', { number, count: total })}
    />
  )
}

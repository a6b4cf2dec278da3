// The product's pictures; the first one loads before everything else.
import { Gallery } from '@loftwood/ui/gallery'
import { Suspense, useState } from 'react'
import { useT } from '../../platform/i18n/use-t.ts'
import { lazyNamed } from '../../platform/lazy-named.ts'
import { Picture } from '../../platform/media/picture.tsx'
import type { ProductDetail } from '../product-detail.ts'
import { galleryItems } from './gallery-items.tsx'
import { shownPictures } from './shown-pictures.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'
import { hasFurniture, ViewIn3d } from './view-in-3d.tsx'

const FullScreen = lazyNamed(() => import('./full-screen.tsx'), 'FullScreen')

const SIZES = '(min-width: 80rem) 43rem, (min-width: 64rem) 55vw, calc(100vw - 2rem)'

interface ProductGalleryProps {
  product: ProductDetail
  choice: ChoiceState
}

/** For products that have no picture yet. */
function NoPicture() {
  return (
    <div className="relative aspect-square overflow-hidden rounded-lg bg-birch">
      <Picture source={null} size="galleryFull" alt="" eager className="size-full" />
    </div>
  )
}

/** Begins anew with its first picture when the variant changes; the one before stays until that has loaded. */
export function ProductGallery({ product, choice }: ProductGalleryProps) {
  const t = useT()
  const [isIn3d, setIn3d] = useState(false)
  const [view, setView] = useState({ round: 0, first: 0, isOpen: false })
  const name = product.name ?? ''
  const pictures = shownPictures(product, choice.pictured)
  if (pictures.length === 0) return <NoPicture />
  return (
    <div className="relative min-w-0">
      <Gallery
        subject={pictures[0]?.url}
        label={t('product.gallery', { name })}
        previousLabel={t('product.previousPicture')}
        nextLabel={t('product.nextPicture')}
        positionLabel={(number, total) => t('product.picturePosition', { number, count: total })}
        enlargeLabel={t('product.enlarge')}
        onEnlarge={(first) => setView({ round: view.round + 1, first, isOpen: true })}
        covered={isIn3d}
        onShow={() => setIn3d(false)}
        items={galleryItems(pictures, { t, sizes: SIZES, isFirstEager: true })}
      />
      {hasFurniture(product) && (
        <ViewIn3d product={product} choice={choice} isOpen={isIn3d} onToggle={setIn3d} />
      )}
      {view.round > 0 && (
        <Suspense fallback={null}>
          <FullScreen
            key={view.round}
            name={name}
            pictures={pictures}
            first={view.first}
            isOpen={view.isOpen}
            onClose={() => setView({ ...view, isOpen: false })}
          />
        </Suspense>
      )}
    </div>
  )
}

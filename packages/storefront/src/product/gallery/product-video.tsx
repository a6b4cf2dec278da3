// A video among the pictures: its still picture, and its player, loaded on a press; until then the page loads nothing of it,
// nor of the site that hosts it.
import { Icon } from '@loftwood/ui/icon'
import { Play } from 'lucide'
import { Suspense, useState, type MouseEvent } from 'react'
import { useT } from '../../platform/i18n/use-t.ts'
import { lazyNamed } from '../../platform/lazy-named.ts'
import { Picture } from '../../platform/media/picture.tsx'
import type { GalleryPicture } from '../product-detail.ts'
import { useHydrated } from '../../platform/use-hydrated.ts'

const VideoPlayer = lazyNamed(() => import('./video-player.tsx'), 'VideoPlayer')

interface ProductVideoProps {
  picture: GalleryPicture
  /** Address of the video. */
  video: string
  /** For the still picture's file, as `Picture` takes it. */
  sizes: string
}

/** As large as its place among the pictures. */
export function ProductVideo({ picture, video, sizes }: ProductVideoProps) {
  const t = useT()
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still')
  // Without script nothing would play.
  const canPlay = useHydrated()
  const play = (event: MouseEvent) => {
    event.stopPropagation()
    setState('playing')
  }
  const still = <Picture source={picture.url} size="galleryFull" alt={picture.alt} sizes={sizes} />
  if (state === 'playing')
    return (
      <Suspense fallback={still}>
        <VideoPlayer
          video={video}
          still={picture.url}
          label={picture.alt}
          onFail={() => setState('failed')}
        />
      </Suspense>
    )
  return (
    <div className="relative size-full">
      {still}
      {canPlay && (
        <button
          type="button"
          aria-label={t('product.playVideo', { title: picture.alt })}
          onClick={play}
          className="absolute inset-0 m-auto flex size-18 items-center justify-center rounded-full bg-white shadow-md hover:bg-birch-deep"
        >
          <Icon of={Play} size="lg" />
        </button>
      )}
      {state === 'failed' && (
        <p
          role="status"
          className="absolute inset-x-0 top-1/2 mx-auto mt-12 w-fit rounded-md bg-white px-3 py-1 text-sm"
        >
          {t('product.videoFailed')}
        </p>
      )}
    </div>
  )
}

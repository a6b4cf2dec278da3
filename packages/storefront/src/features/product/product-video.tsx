// A video among the pictures: its still picture, and what plays it only once somebody asks; until then nothing of
// the site it lies on is loaded.
import { Icon } from '@loftwood/ui/icon'
import Play from 'lucide-react/icons/play'
import { useState, type MouseEvent } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { Picture } from '../../shared/picture.tsx'
import type { GalleryPicture } from '../../shared/product/product-detail.ts'
import { videoSource } from './video-source.ts'

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
  const [isPlaying, setPlaying] = useState(false)
  const source = videoSource(video)
  const play = (event: MouseEvent) => {
    event.stopPropagation()
    setPlaying(true)
  }
  if (isPlaying && source?.kind === 'frame')
    return <iframe src={source.src} title={picture.alt} allow="autoplay; fullscreen" className="size-full" />
  if (isPlaying && source)
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the back end has no captions for its videos
    return <video src={source.src} controls autoPlay aria-label={picture.alt} className="size-full bg-ink" />
  return (
    <div className="relative size-full">
      <Picture source={picture.url} size="galleryFull" alt={picture.alt} sizes={sizes} />
      {source && (
        <button
          type="button"
          aria-label={t('product.playVideo', { title: picture.alt })}
          onClick={play}
          className="absolute inset-0 m-auto flex size-18 items-center justify-center rounded-full bg-white shadow-md hover:bg-birch-deep"
        >
          <Icon of={Play} size="lg" />
        </button>
      )}
    </div>
  )
}

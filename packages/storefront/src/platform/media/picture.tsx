// A picture of the back end in one of the named sizes; the server makes the files and picks the format.
import { BREAKPOINTS } from '../constants.ts'
import {
  hasPicture,
  NO_PICTURE,
  PICTURE_SIZES,
  pictureSrcSet,
  pictureUrl,
  type PictureSizeName,
} from './picture-sizes.ts'

interface PictureProps {
  /** URL as the back end gave it; a drawing stands for a picture that is not there. */
  source: string | null | undefined
  size: PictureSizeName
  /** Another one below the width of tablets, for pictures that need another shape there. */
  phoneSource?: string | undefined
  /** Empty when the text beside it says the same. */
  alt: string
  /** What the browser chooses the file by, e.g. `(min-width: 64rem) 25vw, 50vw`; the size's own width otherwise. */
  sizes?: string
  /** In the first screen: loads at once and first. */
  eager?: boolean
  className?: string
}

const PHONE = `(max-width: ${BREAKPOINTS.sm - 1}px)`

/** Width and height are always set, so that nothing moves when the file arrives. */
export function Picture(props: PictureProps) {
  const { source, phoneSource, size, alt, sizes, eager = false, className } = props
  const { width, height } = PICTURE_SIZES[size]
  const files = hasPicture(source)
    ? {
        src: pictureUrl(source, PICTURE_SIZES[size].widths[1]),
        srcSet: pictureSrcSet(source, size),
        sizes: sizes ?? `${width}px`,
      }
    : { src: NO_PICTURE }
  const picture = (
    <img
      {...files}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  )
  if (!hasPicture(phoneSource)) return picture
  const phone = PICTURE_SIZES.bannerMobile
  return (
    <picture>
      <source
        media={PHONE}
        srcSet={pictureSrcSet(phoneSource, 'bannerMobile')}
        // The page has 1rem of margin on each side.
        sizes="calc(100vw - 2rem)"
        width={phone.width}
        height={phone.height}
      />
      {picture}
    </picture>
  )
}

// A picture of the back end in one of the named sizes; the server makes the files and picks the format.
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
  /** Empty when the text beside it says the same. */
  alt: string
  /** What the browser chooses the file by, e.g. `(min-width: 64rem) 25vw, 50vw`; the size's own width otherwise. */
  sizes?: string
  /** In the first screen: loads at once and first. */
  eager?: boolean
  className?: string
}

/** Width and height are always set, so that nothing moves when the file arrives. */
export function Picture({ source, size, alt, sizes, eager = false, className }: PictureProps) {
  const { width, height } = PICTURE_SIZES[size]
  const files = hasPicture(source)
    ? {
        src: pictureUrl(source, PICTURE_SIZES[size].widths[1]),
        srcSet: pictureSrcSet(source, size),
        sizes: sizes ?? `${width}px`,
      }
    : { src: NO_PICTURE }
  return (
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
}

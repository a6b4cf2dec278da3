// How a video of the back end is played: in a frame of the site it lies on, or as a file.
import { ownMediaUrl, VIDEO_ROUTE } from '../../platform/media/own-media.ts'

export interface VideoSource {
  kind: 'frame' | 'file'
  src: string
}

const SITES: readonly (readonly [RegExp, (id: string) => string])[] = [
  [
    /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  ],
  [
    /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/,
    (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  ],
]

const FILE = /^https?:\/\/.+\.(?:mp4|webm)(?:[?#]|$)/

/**
 * Null for an address that the page could not show. The content security policy names the same two sites.
 * @param still address of its picture
 */
export function videoSource(address: string, still: string): VideoSource | null {
  for (const [pattern, frameOf] of SITES) {
    const id = pattern.exec(address)?.[1]
    if (id) return { kind: 'frame', src: frameOf(id) }
  }
  if (!FILE.test(address)) return null
  return { kind: 'file', src: ownMediaUrl(address, still, VIDEO_ROUTE) }
}

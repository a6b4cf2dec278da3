// Which pictures and videos the shop serves.
import { extname } from 'node:path'

/** Content types by extension. */
export const PICTURE_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
}

export const VIDEO_TYPES: Record<string, string> = { '.webm': 'video/webm', '.mp4': 'video/mp4' }

/** Whether a picture of this name is served. */
export function isPictureName(name: string): boolean {
  return extname(name).toLowerCase() in PICTURE_TYPES
}

/** Whether a video of this name is served. */
export function isVideoName(name: string): boolean {
  return extname(name).toLowerCase() in VIDEO_TYPES
}

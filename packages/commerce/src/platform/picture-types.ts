// Which pictures the shop serves.
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

/** Whether a picture of this name is served. */
export function isPictureName(name: string): boolean {
  return extname(name).toLowerCase() in PICTURE_TYPES
}

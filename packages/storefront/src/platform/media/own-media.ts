// Addresses of the back end's own files that are no pictures. This shop serves them itself (server/own-files.ts), since
// browsers may not reach the back end.
import { mediaPath } from './picture-sizes.ts'

/** Prefix of videos on the back end. */
export const VIDEO_ROUTE = '/media/video'

/** Prefix of samples of downloads on the back end. */
export const SAMPLE_ROUTE = '/media/sample'

/**
 * Where this shop serves a file.
 * @param picture address of a picture of the same product: a file in the same place, under `/media/`, is the back end's own
 * @returns the address as it is for a file that lies elsewhere
 */
export function ownMediaUrl(address: string, picture: string | null | undefined, route: string): string {
  const isOwn = URL.canParse(picture ?? '') && address.startsWith(`${new URL(picture ?? '').origin}/media/`)
  return isOwn ? `${route}/${mediaPath(address)}` : address
}

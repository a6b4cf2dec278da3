// Serves what the build has made for browsers.
import type { RequestHandler } from 'express'
import sirv from 'sirv'

/** Hashed files never change; the few others are revalidated. The build has compressed them. */
export function builtFiles(folder: string): RequestHandler {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (res, path) => {
      const isHashed = path.startsWith('/assets/')
      res.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}

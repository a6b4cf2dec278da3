// Files under /media: the catalogue's pictures, cached for ever (their addresses change with them), and samples of
// what is sold as a download.
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'

interface Place {
  /** Addresses; the group is the path inside the folder. */
  address: RegExp
  /** Inside the catalogue. */
  folder: string
  contentTypes: Record<string, string>
  cacheControl: string
}

const places: readonly Place[] = [
  {
    // `/media/catalog/product/cache/<version>/<file>`; the version only makes the address change.
    address: /^\/media\/catalog\/(?:product|category)\/(?:cache\/[0-9a-f]{8}\/)?([^\0]+)$/,
    folder: 'pictures',
    contentTypes: {
      '.jpg': 'image/jpeg',
      '.jpeg': 'image/jpeg',
      '.png': 'image/png',
      '.webp': 'image/webp',
      '.avif': 'image/avif',
      '.svg': 'image/svg+xml',
    },
    cacheControl: 'public, max-age=31536000, immutable',
  },
  {
    // What was bought is not here: only samples are for everybody.
    address: /^\/media\/downloads\/([^\0]+)$/,
    folder: 'downloads/samples',
    contentTypes: { '.pdf': 'application/pdf', '.png': 'image/png', '.jpg': 'image/jpeg' },
    cacheControl: 'public, max-age=3600',
  },
]

export function createMediaHandler(catalogueDir: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405)
    const file = await fileOf(request.url ?? '', catalogueDir)
    if (!file) return end(response, 404)
    const etag = `"${file.size.toString(36)}-${Math.round(file.mtimeMs).toString(36)}"`
    response.setHeader('etag', etag)
    response.setHeader('cache-control', file.cacheControl)
    response.setHeader('x-content-type-options', 'nosniff')
    if (request.headers['if-none-match'] === etag) return end(response, 304)
    response.setHeader('content-type', file.type)
    response.setHeader('content-length', file.size)
    if (request.method === 'HEAD') return end(response, 200)
    createReadStream(file.path)
      .on('error', () => response.destroy())
      .pipe(response)
  }
}

function end(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.end()
}

/** The file behind an address; undefined for anything that is not a file of that kind inside the folder. */
async function fileOf(url: string, catalogueDir: string) {
  const path = decodePath(url)
  const place = places.find(({ address }) => address.test(path))
  const name = place?.address.exec(path)?.[1]
  const type = name && place?.contentTypes[extname(name).toLowerCase()]
  if (!name || !type || name.split('/').some((part) => part === '..' || part.startsWith('.')))
    return undefined
  try {
    const root = await realpath(join(catalogueDir, place.folder))
    const found = await realpath(join(root, name))
    const info = await stat(found)
    if (!found.startsWith(root + sep) || !info.isFile()) return undefined
    const { cacheControl } = place
    return { path: found, type, cacheControl, size: info.size, mtimeMs: info.mtimeMs }
  } catch {
    return undefined
  }
}

function decodePath(url: string): string {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '')
  } catch {
    return ''
  }
}

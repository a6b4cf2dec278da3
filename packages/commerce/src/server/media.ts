// Files under /media: pictures and videos of the catalog and of imports, cached without expiry (their URLs change with
// them), and samples of what is sold as a download.
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { PICTURE_TYPES, VIDEO_TYPES } from '../platform/picture-types.ts'
import { byteRange } from './byte-range.ts'

interface Place {
  /** Addresses; the group is the path inside the folder. */
  address: RegExp
  /** Inside each of the served folders. */
  folder: string
  contentTypes: Record<string, string>
  cacheControl: string
}

const places: readonly Place[] = [
  {
    // `/media/catalog/product/cache/<version>/<file>`; the version only makes the address change.
    address: /^\/media\/catalog\/(?:product|category)\/(?:cache\/[0-9a-f]{8}\/)?([^\0]+)$/,
    folder: 'pictures',
    contentTypes: { ...PICTURE_TYPES, ...VIDEO_TYPES },
    cacheControl: 'public, max-age=31536000, immutable',
  },
  {
    // Bought files are served elsewhere: only samples are public.
    address: /^\/media\/downloads\/([^\0]+)$/,
    folder: 'downloads/samples',
    contentTypes: { '.pdf': 'application/pdf', '.png': 'image/png', '.jpg': 'image/jpeg' },
    cacheControl: 'public, max-age=3600',
  },
]

/** @param folders the catalog's and such as are built like it; the first that has a file serves it */
export function createMediaHandler(folders: readonly string[]) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405)
    const file = await fileOf(request.url ?? '', folders)
    if (!file) return end(response, 404)
    const etag = `"${file.size.toString(36)}-${Math.round(file.mtimeMs).toString(36)}"`
    response.setHeader('etag', etag)
    response.setHeader('cache-control', file.cacheControl)
    response.setHeader('x-content-type-options', 'nosniff')
    if (request.headers['if-none-match'] === etag) return end(response, 304)
    response.setHeader('accept-ranges', 'bytes')
    const { 'if-range': existing = etag, range } = request.headers
    const isForPart = request.method === 'GET' && existing === etag
    const part = isForPart ? byteRange(range, file.size) : undefined
    if (part === null) {
      response.setHeader('content-range', `bytes */${file.size}`)
      return end(response, 416)
    }
    response.setHeader('content-type', file.type)
    response.setHeader('content-length', part ? part.end - part.start + 1 : file.size)
    if (part) {
      response.statusCode = 206
      response.setHeader('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
    }
    if (request.method === 'HEAD') return end(response, response.statusCode)
    createReadStream(file.path, part)
      .on('error', () => response.destroy())
      .pipe(response)
  }
}

function end(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.end()
}

/** The file behind an address; undefined for anything that is not a file of that kind inside the folder. */
async function fileOf(url: string, folders: readonly string[]) {
  const path = decodePath(url)
  const place = places.find(({ address }) => address.test(path))
  const name = place?.address.exec(path)?.[1]
  const type = name && place?.contentTypes[extname(name).toLowerCase()]
  if (!name || !type || name.split('/').some((part) => part === '..' || part.startsWith('.')))
    return undefined
  for (const folder of folders) {
    const file = await fileIn(join(folder, place.folder), name)
    if (file) return { ...file, type, cacheControl: place.cacheControl }
  }
  return undefined
}

async function fileIn(folder: string, name: string) {
  try {
    const root = await realpath(folder)
    const path = await realpath(join(root, name))
    const info = await stat(path)
    if (!path.startsWith(root + sep) || !info.isFile()) return undefined
    return { path, size: info.size, mtimeMs: info.mtimeMs }
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

// Pictures under /media: files of the catalogue's pictures folder, cached for ever (their addresses change with them).
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'

const contentTypes: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
}

/** `/media/catalog/product/cache/<version>/<file>`; the version only makes the address change. */
const address = /^\/media\/catalog\/(?:product|category)\/(?:cache\/[0-9a-f]{8}\/)?([^\0]+)$/

export function createMediaHandler(picturesDir: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405)
    const file = await fileOf(request.url ?? '', picturesDir)
    if (!file) return end(response, 404)
    const etag = `"${file.size.toString(36)}-${Math.round(file.mtimeMs).toString(36)}"`
    response.setHeader('etag', etag)
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
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

/** The file behind an address; undefined for anything that is not a picture inside the folder. */
async function fileOf(url: string, picturesDir: string) {
  const name = address.exec(decodePath(url))?.[1]
  const type = name && contentTypes[extname(name).toLowerCase()]
  if (!name || !type || name.split('/').some((part) => part === '..' || part.startsWith('.')))
    return undefined
  try {
    const root = await realpath(picturesDir)
    const path = await realpath(join(root, name))
    const info = await stat(path)
    if (!path.startsWith(root + sep) || !info.isFile()) return undefined
    return { path, type, size: info.size, mtimeMs: info.mtimeMs }
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

// Files that were bought, at /downloads/<token>: each time counted, never cached, closed once used up.
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join, sep } from 'node:path'
import type { Database } from '../../db/open-database.ts'
import { takeDownload } from './purchased-links.ts'

/** @param folder where links' files are, e.g. `catalog/downloads` */
export function createDownloadsHandler(db: Database, folder: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('cache-control', 'private, no-store')
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'no-referrer')
    if (request.method !== 'GET') return end(response, 405)
    const token = /^\/downloads\/([\w-]{43})$/.exec(request.url ?? '')?.[1]
    const name = token && (await takeDownload(db, token))
    const file = name && (await fileIn(folder, name))
    if (!file) return end(response, 404)
    response.setHeader('content-type', 'application/octet-stream')
    response.setHeader('content-disposition', `attachment; filename="${basename(file.path)}"`)
    response.setHeader('content-length', file.size)
    createReadStream(file.path)
      .on('error', () => response.destroy())
      .pipe(response)
  }
}

function end(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.end()
}

/** A file below the folder; undefined when there is none, or a link leads out of it. */
async function fileIn(folder: string, name: string): Promise<{ path: string; size: number } | undefined> {
  try {
    const root = await realpath(folder)
    const path = await realpath(join(root, name))
    const found = await stat(path)
    return path.startsWith(root + sep) && found.isFile() ? { path, size: found.size } : undefined
  } catch {
    return undefined
  }
}

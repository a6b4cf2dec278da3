// A kept page as bytes for other processes: what is told about it as JSON, then the page compressed.
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { brotliBody, restoredPage, type KeptPage } from './kept-page.ts'

const LENGTH_BYTES = 4

type About = Pick<KeptPage, 'etag' | 'headers' | 'begunAt' | 'madeAt'> & { tags: string[] }

export async function storedPage(page: KeptPage): Promise<Buffer> {
  const { etag, headers, begunAt, madeAt, tags } = page
  const about: About = { etag, headers, begunAt, madeAt, tags: [...tags] }
  const head = Buffer.from(JSON.stringify(about))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, await brotliBody(page)])
}

/** The page again; undefined for bytes of something else. */
export async function readStoredPage(bytes: Buffer): Promise<KeptPage | undefined> {
  try {
    const end = LENGTH_BYTES + bytes.readUInt32BE(0)
    const { tags, ...about } = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, end)) as About
    const compressed = bytes.subarray(end)
    await promisify(brotliDecompress)(compressed) // throws for bytes of something else
    return restoredPage({ ...about, tags: new Set(tags) }, compressed)
  } catch {
    return undefined
  }
}

// Pages: vike renders what Express gives it, with the reads of the request and the nonce of the response.
import type { RequestHandler } from 'express'
import type { Pool } from 'undici'
import { renderPage } from 'vike/server'
import type { FilesOf } from './chunks.ts'
import type { Config } from './config.ts'
import { pooledFetch } from './middleware-pool.ts'
import { nonceOf } from './security.ts'

/** Seconds after which a page that could not be had is worth another try. */
const RETRY_AFTER = '10'

/** Headers that this server sets itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['content-security-policy'])

export interface PagesParts {
  config: Config
  pool: Pool
  filesOf: FilesOf
}

/** Answers GET requests with the page of their URL. */
export function pages({ config, pool, filesOf }: PagesParts): RequestHandler {
  const fetchApi = pooledFetch(pool)
  return async (req, res) => {
    const setCookies: string[] = []
    const { httpResponse } = await renderPage({
      urlOriginal: req.originalUrl,
      headersOriginal: req.headers,
      cspNonce: nonceOf(res),
      api: { url: config.middlewareUrl, fetch: fetchApi, setCookies },
      filesOf,
      publicConfig: { publicUrl: config.publicUrl },
    })
    const { statusCode, headers } = httpResponse
    for (const [name, value] of headers) if (!OWN_HEADERS.has(name.toLowerCase())) res.setHeader(name, value)
    if (setCookies.length > 0) res.setHeader('Set-Cookie', setCookies)
    if (statusCode === 503) res.setHeader('Retry-After', RETRY_AFTER)
    if (statusCode >= 400) res.setHeader('Cache-Control', 'no-store')
    res.status(statusCode)
    httpResponse.pipe(res)
  }
}

// Security headers. The content security policy has no unsafe-inline: scripts carry the response's nonce.
import { randomBytes } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import type { Config } from './config.ts'

/** The nonce of this response's scripts. */
export const nonceOf = (res: Response): string => String(res.locals['nonce'])

/** Vite serves styles and its own client inline while developing. */
const DEVELOPMENT = { style: ["'unsafe-inline'"], script: ["'unsafe-inline'"], connect: ['ws:'] }
const PRODUCTION: typeof DEVELOPMENT = { style: [], script: [], connect: [] }

/** Sets all security headers and makes the nonce. */
export function security({ isDevelopment, publicUrl }: Config): RequestHandler[] {
  const extra = isDevelopment ? DEVELOPMENT : PRODUCTION
  const isHttps = publicUrl.startsWith('https:')
  const makeNonce: RequestHandler = (_req, res, next) => {
    res.locals['nonce'] = randomBytes(16).toString('base64url')
    next()
  }
  const nonce = (_req: unknown, res: unknown) => `'nonce-${nonceOf(res as Response)}'`
  const headers = helmet({
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': isDevelopment ? ["'self'", ...extra.script] : ["'self'", nonce],
        'style-src': ["'self'", ...extra.style],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...extra.connect],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
  })
  return [makeNonce, headers]
}

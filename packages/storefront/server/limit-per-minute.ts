// At most so many requests a minute from one address.
import type { RequestHandler } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'

/** @param refuse answers what is too much */
export function limitPerMinute(limit: number, refuse: RequestHandler): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit,
    keyGenerator: (req) => ipKeyGenerator(req.ip ?? ''),
    legacyHeaders: false,
    // Its validations warn about untrusted proxies; here they are untrusted on purpose.
    validate: false,
    handler(req, res, next) {
      res.set('Retry-After', '60')
      refuse(req, res, next)
    },
  })
}

// `POST /cache/purge` with the secret: forgets pages by tag, or all. The middleware's purge looks the same.
import { timingSafeEqual } from 'node:crypto'
import express, { Router } from 'express'
import { z } from 'zod'

export const PURGE_ROUTE = '/cache/purge'

const purgeBody = z.strictObject({ tags: z.array(z.string().max(255)).max(1_000).optional() })

export interface PurgeParts {
  secret: string | undefined
  /** Forgets pages; says how many. Rejects when not every storefront could be told. */
  purge: (tags?: readonly string[]) => Promise<number>
}

/** Without a configured secret nobody may purge. */
export function purgeRouter({ secret, purge }: PurgeParts): Router {
  const router = Router()
  router.post('/', express.json(), async (req, res) => {
    res.setHeader('Cache-Control', 'no-store')
    if (!isRight(req.get('authorization')?.replace(/^Bearer /, ''), secret)) {
      res.status(401).json({ error: { code: 'WRONG_SECRET', message: 'Purging needs the secret' } })
      return
    }
    const body = purgeBody.safeParse(req.body ?? {})
    if (!body.success) {
      const message = 'The body must be {"tags":[...]}, or {} for everything'
      res.status(400).json({ error: { code: 'INVALID_ARGUMENTS', message } })
      return
    }
    try {
      res.json({ purged: await purge(body.data.tags) })
    } catch {
      const message = 'Not every storefront could be told; try again'
      res.status(503).json({ error: { code: 'NOT_PURGED', message } })
    }
  })
  return router
}

/** Compares in constant time. */
function isRight(given = '', wanted = ''): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return right.length > 0 && left.length === right.length && timingSafeEqual(left, right)
}

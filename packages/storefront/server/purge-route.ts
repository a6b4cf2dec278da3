// `POST /cache/purge`, as in the middleware.
import {
  PurgeError,
  runPurge,
  type PurgeParts,
  type PurgeErrorCode,
} from '@loftwood/http-cache/purge-request'
import express, { Router } from 'express'

const STATUS: Readonly<Record<PurgeErrorCode, number>> = {
  WRONG_SECRET: 403,
  INVALID_ARGUMENTS: 400,
  NOT_PURGED: 503,
}

export function purgeRouter(parts: PurgeParts): Router {
  const router = Router()
  router.post('/', express.json(), async (req, res) => {
    res.setHeader('Cache-Control', 'no-store')
    try {
      const { authorization } = req.headers
      res.json(await runPurge({ authorization, body: req.body }, parts))
    } catch (error) {
      if (!(error instanceof PurgeError)) throw error
      const { code, message } = error
      res.status(STATUS[code]).json({ error: { code, message } })
    }
  })
  return router
}

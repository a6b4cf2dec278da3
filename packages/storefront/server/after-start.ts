// Answers that depend on the store views wait for them, a few seconds at most.
import type { RequestHandler } from 'express'
import { NotStartedError, type ShopFactsSource } from './shop-facts.ts'

/** Seconds until a retry. */
const START_RETRY_AFTER = '5'

/** Answers 503 until the middleware has answered for the first time. */
export function afterStart(shopFacts: Pick<ShopFactsSource, 'whenStarted'>): RequestHandler {
  return async (_req, res, next) => {
    try {
      await shopFacts.whenStarted()
    } catch (error) {
      if (!(error instanceof NotStartedError)) throw error
      res.status(503).set({ 'Retry-After': START_RETRY_AFTER, 'Cache-Control': 'no-store' })
      res.type('text').send('Not started')
      return
    }
    next()
  }
}

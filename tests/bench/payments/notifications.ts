/** The provider's notifications: late, doubled, in any order, and some never. */
import { setTimeout as pause } from 'node:timers/promises'
import type { StripeServer } from '@loftwood/commerce/testing/stripe-server'
import type { Random } from '../export/random.ts'

const TYPES = ['payment_intent.created', 'payment_intent.payment_failed', 'payment_intent.succeeded']
const LATEST_MS = 8_000
const TRIES = 40
const TRY_EVERY_MS = 500

/** Begins to notify of an intent. @returns when all its notifications have arrived, or were lost */
export async function notify(
  stripe: StripeServer,
  { shopUrl, intentId, random }: { shopUrl: string; intentId: string; random: Random },
): Promise<number> {
  // One in ten intents is never notified of: the shop finds out by itself.
  if (random.whole(10) === 0) return 0
  const sends = [...TYPES, ...TYPES.filter(() => random.whole(2) === 0)]
  await Promise.all(
    sends.map(async (type) => {
      await pause(random.whole(LATEST_MS))
      for (let tried = 0; tried < TRIES; tried += 1) {
        const status = await stripe.notify(shopUrl, intentId, { type }).catch(() => 0)
        if (status === 200) return
        await pause(TRY_EVERY_MS)
      }
    }),
  )
  return sends.length
}

// Running and recent cart merges: changes of either cart wait for the merge, then go to the merged cart.
import { setTimeout as pause } from 'node:timers/promises'
import type { Memory } from '../../state/state.ts'
import { parseAnswer } from './graphql-answer.ts'

const REMEMBER_MS = 10 * 60 * 1000
/** Longer than any back end takes; the lock of a process that crashed during a merge expires after it. */
const RUNNING_MS = 15_000
const POLL_MS = 25
const RUNNING = Buffer.from('')

export interface Merges {
  /** The cart to use in place of this one; waits while the merge runs. */
  resolve(cartId: string): Promise<string>
  /** Runs a merge of one cart into another, and returns its bytes; calls for either cart wait for it. */
  run(from: string, into: string, merge: () => Promise<Buffer>): Promise<Buffer>
}

/** Tracks merges in the shared state. */
export function createMerges(memory: Memory): Merges {
  const keyOf = (cartId: string) => `merge:${cartId}`

  async function resolve(cartId: string): Promise<string> {
    for (;;) {
      const into = await memory.get(keyOf(cartId))
      if (!into) return cartId
      if (into.length > 0) return into.toString()
      await pause(POLL_MS)
    }
  }

  return {
    resolve,
    async run(from, into, merge) {
      const carts = [from, into].map(keyOf)
      const [fromKey = '', intoKey = ''] = carts
      await Promise.all(carts.map((key) => memory.set(key, RUNNING, RUNNING_MS)))
      let isMerged = false
      try {
        const body = await merge()
        isMerged = !parseAnswer(body).errors?.length
        return body
      } finally {
        await Promise.all([
          isMerged ? memory.set(fromKey, Buffer.from(into), REMEMBER_MS) : memory.delete(fromKey),
          memory.delete(intoKey),
        ])
      }
    },
  }
}

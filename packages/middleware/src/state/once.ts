// Idempotent work: runs once per key, despite double clicks, retries and other processes.
import { underLock } from './lock.ts'
import type { Memory } from './state.ts'

export interface OnceWork {
  work: () => Promise<Buffer>
  /** Whether this result is stored for later calls. */
  isKept: (result: Buffer) => boolean
  /** Where it is stored: the memory of the work's owner; the shared one unless given. */
  keptIn?: Memory
  keepMs: number
  /** Maximum duration of the work. The lock of a crashed process expires after it. */
  lockMs: number
}

/** Runs the work, joins a running call, or returns the stored result. */
export type Once = (key: string, work: OnceWork) => Promise<Buffer>

export function createOnce(memory: Memory): Once {
  const running = new Map<string, Promise<Buffer>>()

  function attempt(key: string, work: OnceWork): Promise<Buffer> {
    return underLock(memory, `${key}:lock`, {
      work: async () => (await memory.get(key)) ?? (await finish(key, work)),
      lockMs: work.lockMs,
      whileWaiting: () => memory.get(key),
    })
  }

  async function finish(key: string, { work, isKept, keepMs, keptIn = memory }: OnceWork): Promise<Buffer> {
    const result = await work()
    if (isKept(result)) await keptIn.set(key, result, keepMs)
    return result
  }

  return (key, work) => {
    const current = running.get(key)
    if (current) return current
    const attempted = attempt(key, work).finally(() => running.delete(key))
    running.set(key, attempted)
    return attempted
  }
}

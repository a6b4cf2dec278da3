// Idempotent work: runs once per key, despite double clicks, retries and other processes.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Memory } from './state.ts'

/** Polling interval while another process does the work. */
const POLL_MS = 50

export interface OnceWork {
  work: () => Promise<Buffer>
  /** Whether this result is stored for later calls. */
  isKept: (result: Buffer) => boolean
  keepMs: number
  /** Maximum duration of the work. The lock of a crashed process expires after it. */
  lockMs: number
}

/** Runs the work, joins a running call, or returns the stored result. */
export type Once = (key: string, work: OnceWork) => Promise<Buffer>

export function createOnce(memory: Memory): Once {
  const running = new Map<string, Promise<Buffer>>()

  async function attempt(key: string, work: OnceWork): Promise<Buffer> {
    const lock = `${key}:lock`
    const owner = Buffer.from(randomUUID())
    while (!(await memory.claim(lock, owner, work.lockMs))) {
      const stored = await memory.get(key)
      if (stored) return stored
      await pause(POLL_MS)
    }
    try {
      return (await memory.get(key)) ?? (await finish(key, work))
    } finally {
      await memory.release(lock, owner)
    }
  }

  async function finish(key: string, { work, isKept, keepMs }: OnceWork): Promise<Buffer> {
    const result = await work()
    if (isKept(result)) await memory.set(key, result, keepMs)
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

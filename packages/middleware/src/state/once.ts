// Work that must happen once per key, whatever double click, retry or other process asks for it again.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Memory } from './state.ts'

/** How often it is asked whether another process has finished. */
const POLL_MS = 50

export interface OnceWork {
  work: () => Promise<Buffer>
  /** Whether this result is the one that later calls get. */
  isKept: (result: Buffer) => boolean
  keepMs: number
  /** The longest the work may take; a process that dies leaves the key locked for that long. */
  lockMs: number
}

/** Runs the work, joins who runs it already, or answers the kept result. */
export type Once = (key: string, work: OnceWork) => Promise<Buffer>

export function createOnce(memory: Memory): Once {
  const running = new Map<string, Promise<Buffer>>()

  async function attempt(key: string, work: OnceWork): Promise<Buffer> {
    const lock = `${key}:lock`
    const owner = Buffer.from(randomUUID())
    while (!(await memory.claim(lock, owner, work.lockMs))) {
      const kept = await memory.get(key)
      if (kept) return kept
      await pause(POLL_MS)
    }
    try {
      return (await memory.get(key)) ?? (await finish(key, work))
    } finally {
      await memory.release(lock, owner).catch(() => undefined) // it ends by itself
    }
  }

  async function finish(key: string, { work, isKept, keepMs }: OnceWork): Promise<Buffer> {
    const result = await work()
    // What is done is done: that it cannot be kept must not look like a failure.
    if (isKept(result)) await memory.set(key, result, keepMs).catch(() => undefined)
    return result
  }

  return (key, work) => {
    const known = running.get(key)
    if (known) return known
    const attempted = attempt(key, work).finally(() => running.delete(key))
    running.set(key, attempted)
    return attempted
  }
}

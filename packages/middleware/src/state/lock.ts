// One piece of work at a time under a name, across processes that share the memory.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Memory } from './state.ts'

/** How often a waiting caller looks whether the lock is free. */
const POLL_MS = 50

interface LockedWork<Result> {
  work: () => Promise<Result>
  /** Maximum duration of the work. The lock of a crashed process expires after it. */
  lockMs: number
  /** Called at each look while another holds the lock: its result ends the waiting, and so does its error. */
  whileWaiting: () => Promise<Result | undefined>
}

/** Runs the work when nobody else runs some under this name. */
export async function underLock<Result>(
  memory: Memory,
  name: string,
  { work, lockMs, whileWaiting }: LockedWork<Result>,
): Promise<Result> {
  const owner = Buffer.from(randomUUID())
  while (!(await memory.claim(name, owner, lockMs))) {
    const result = await whileWaiting()
    if (result !== undefined) return result
    await pause(POLL_MS)
  }
  try {
    return await work()
  } finally {
    await memory.release(name, owner)
  }
}

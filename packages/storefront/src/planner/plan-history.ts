// What was done to a plan, to undo and redo it. Pure.
import type { Plan } from './plan.ts'

export interface History {
  past: readonly Plan[]
  present: Plan
  future: readonly Plan[]
  /** What the last step did, e.g. `move p1`: steps that do the same one after the other are undone together. */
  step: string
}

const MOST_STEPS = 100

export const startHistory = (present: Plan): History => ({ past: [], present, future: [], step: '' })

/** @param step an empty name is never merged with the step before */
export function done(history: History, present: Plan, step = ''): History {
  if (present === history.present) return history
  const isMore = step !== '' && step === history.step
  const past = isMore ? history.past : [...history.past, history.present].slice(-MOST_STEPS)
  return { past, present, future: [], step }
}

export function undone({ past, present, future, ...rest }: History): History {
  const before = past.at(-1)
  if (!before) return { past, present, future, ...rest }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], step: '' }
}

export function redone({ past, present, future, ...rest }: History): History {
  const [next, ...later] = future
  if (!next) return { past, present, future, ...rest }
  return { past: [...past, present], present: next, future: later, step: '' }
}

// What does not fit, in words.
import type { Measures } from '../fit/use-measures.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import type { Problem, ProblemKind } from './geometry/check-plan.ts'

const TEXTS: Readonly<Record<ProblemKind, MessageKey>> = {
  outside: 'planner.problem.outside',
  overlap: 'planner.problem.overlap',
  'clearance-wall': 'planner.problem.clearanceWall',
  'clearance-piece': 'planner.problem.clearancePiece',
  'clearance-door': 'planner.problem.clearanceDoor',
  door: 'planner.problem.door',
  doorway: 'planner.problem.doorway',
  'window-upper': 'planner.problem.windowUpper',
  'window-covered': 'planner.problem.windowCovered',
  heater: 'planner.problem.heater',
  ceiling: 'planner.problem.ceiling',
  'head-room': 'planner.problem.headRoom',
}

/** @param nameOf a piece by its id */
export function problemText(
  problem: Problem,
  { t, measures, nameOf }: { t: Translate; measures: Measures; nameOf: (id: string) => string },
): string {
  return t(TEXTS[problem.kind], {
    of: problem.of ?? '',
    other: problem.other ? nameOf(problem.other) : '',
    length: measures.length(problem.inches ?? 0),
  })
}

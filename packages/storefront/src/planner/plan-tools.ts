// What all changes of a plan need: its state, and the way to announce their result.
import type { createStore } from 'jotai'
import type { Translate } from '../platform/i18n/translator.ts'
import type { Plan } from './plan.ts'
import { changePlanAtom, planAtom } from './planner-atoms.ts'
import type { PieceWords } from './use-pieces.ts'

export interface PlanTools {
  store: ReturnType<typeof createStore>
  t: Translate
  words: PieceWords
  announce: (text: string) => void
}

export const planIn = ({ store }: Pick<PlanTools, 'store'>): Plan => store.get(planAtom)

/** @param step see History */
export const changePlan = ({ store }: Pick<PlanTools, 'store'>, plan: Plan, step?: string): void =>
  store.set(changePlanAtom, { plan, step })

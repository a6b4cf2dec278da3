// What one does to a plan, by key, button or field.
import { atom, useSetAtom, useStore } from 'jotai'
import { useMemo } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import type { Fixture, Room } from './geometry/room.ts'
import { pieceActions } from './piece-actions.ts'
import { changePlan, planIn, type PlanTools } from './plan-tools.ts'
import { withFixture, withoutFixture } from './plan.ts'
import { redoAtom, selectedAtom, undoAtom } from './planner-atoms.ts'
import { usePieceWords } from './use-pieces.ts'

/** The last change in words, for the live region. */
export const announcementAtom = atom('')

function roomActions(tools: PlanTools) {
  const change = (room: Room, step?: string) => changePlan(tools, { ...planIn(tools), room }, step)
  return {
    changeRoom: change,
    changeFixture: (fixture: Fixture, step?: string) =>
      change(withFixture(planIn(tools).room, fixture), step),
    removeFixture: (id: string) => {
      const fixture = planIn(tools).room.fixtures.find((each) => each.id === id)
      if (fixture) {
        const { kind, wall } = fixture
        tools.announce(tools.t('planner.removed', { name: tools.t('planner.fixtureOn', { kind, wall }) }))
      }
      tools.store.set(selectedAtom, null)
      change(withoutFixture(planIn(tools).room, id))
    },
  }
}

export type PlanActions = ReturnType<typeof usePlanActions>

export function usePlanActions() {
  const t = useT()
  const store = useStore()
  const words = usePieceWords()
  const announce = useSetAtom(announcementAtom)
  return useMemo(() => {
    const tools: PlanTools = { store, t, words, announce }
    return {
      ...pieceActions(tools),
      ...roomActions(tools),
      undo: () => {
        store.set(undoAtom)
        announce(t('planner.undone'))
      },
      redo: () => {
        store.set(redoAtom)
        announce(t('planner.redone'))
      },
    }
  }, [t, store, words, announce])
}

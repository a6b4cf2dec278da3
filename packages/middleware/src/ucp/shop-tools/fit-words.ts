// Why a bed fits a home, in plain words for an agent to pass on.
import type { Reason } from '@loftwood/fit/find-beds'
import type { HeadRoom } from '@loftwood/fit/head-room'
import { YOUNGEST_ABOVE, type Unsuited } from '@loftwood/fit/who-sleeps-where'

export const UNSUITED_WORDS: Readonly<Record<Unsuited, string>> = {
  'too-young': `Children under ${YOUNGEST_ABOVE} do not sleep above the ground (Health Canada).`,
  'rail-too-low': 'The guard rail is too low for any mattress.',
  'too-heavy': 'The place does not bear a heavy child of that age.',
  'too-tall': 'The mattress is too short for a tall child of that age.',
  'no-place': 'All places are taken.',
}

export function headRoomWords({ inches, verdict, ceiling }: HeadRoom): string {
  const room = `${inches} in between the upper mattress and a ceiling of ${ceiling} in`
  if (verdict === 'comfortable') return `${room}: a child sits up with ease.`
  return verdict === 'fits' ? `${room}: a child can sit up.` : `${room}: too low to sit up.`
}

export function reasonWords(reason: Reason): string {
  switch (reason.kind) {
    case 'who':
      return reason.until === null
        ? `All ${reason.count} have a place into adulthood.`
        : `All ${reason.count} have a place until the first is ${reason.until}.`
    case 'ceiling':
      return `${reason.inches} in between the upper mattress and a ceiling of ${reason.ceiling} in.`
    case 'low':
      return 'Nobody sleeps above the ground, so any ceiling will do.'
    case 'floor':
      return `It takes ${reason.length} by ${reason.width} in of floor.`
    case 'with':
      return `It comes with: ${reason.part}.`
    case 'budget':
      return `It costs ${reason.budget} at most.`
  }
}

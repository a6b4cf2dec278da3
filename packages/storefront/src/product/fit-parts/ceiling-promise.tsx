// Among the promises of a bed: whether it fits under the shopper's ceiling.
import type { ReactNode } from 'react'
import { CartMattresses } from '../../cart/cart-mattresses.tsx'
import { HEAD_ROOM_WORDS } from '../../fit/ceiling/head-room-words.ts'
import { useHeadRoom } from '../../fit/ceiling/use-head-room.ts'
import type { FitSubject } from '../../fit/fit-subject.ts'
import { useMeasures } from '../../fit/use-measures.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'
import { useFitSubject } from '../facts/use-fit-subject.ts'
import type { ProductDetail } from '../product-detail.ts'

interface Words {
  /** While no ceiling is known. */
  question: ReactNode
  linked: (text: string) => ReactNode
}

function Answer({ subject, question, linked }: Words & { subject: FitSubject }) {
  const t = useT()
  const words = useMeasures()
  const headRoom = useHeadRoom(subject.fit, subject.height)
  if (!headRoom) return question
  const room = words.length(Math.max(headRoom.inches, 0))
  return (
    <>
      <CartMattresses />
      {linked(t(HEAD_ROOM_WORDS[headRoom.verdict].line, { room }))}
    </>
  )
}

interface CeilingPromiseProps extends Words {
  product: ProductDetail
  choice: Pick<ChoiceState, 'variant'>
}

export function CeilingPromise({ product, choice, ...words }: CeilingPromiseProps) {
  const subject = useFitSubject(product, choice.variant)
  return subject ? <Answer subject={subject} {...words} /> : words.question
}

// Under the shopper's ceiling, in the 3D view: a button that types the ceiling and then says whether the bed fits.
import { CartMattresses } from '../../cart/cart-mattresses.tsx'
import { HEAD_ROOM_WORDS } from '../../fit/ceiling/head-room-words.ts'
import type { HeadRoom } from '@loftwood/fit/head-room'
import { HomeButton } from '../../fit/my-home/home-button.tsx'
import { useMeasures } from '../../fit/use-measures.ts'
import { useT } from '../../platform/i18n/use-t.ts'

/** @param headRoom null until a ceiling is typed */
export function CeilingAnswer({ headRoom }: { headRoom: HeadRoom | null }) {
  const t = useT()
  const words = useMeasures()
  const answer =
    headRoom &&
    t(HEAD_ROOM_WORDS[headRoom.verdict].line, { room: words.length(Math.max(headRoom.inches, 0)) })
  const ceiling = headRoom && t('product.view3d.ceiling', { ceiling: words.feet(headRoom.ceiling) })
  return (
    <>
      {headRoom && <CartMattresses />}
      <HomeButton label={ceiling ? `${answer}. ${ceiling}` : undefined}>
        {answer ?? t('product.view3d.setCeiling')}
      </HomeButton>
      <p role="status" className="sr-only">
        {ceiling && `${ceiling}. ${answer}`}
      </p>
    </>
  )
}

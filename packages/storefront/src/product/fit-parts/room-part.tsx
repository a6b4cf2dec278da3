// "Will it fit?": the way into the room planner.
import { useT } from '../../platform/i18n/use-t.ts'
import { PlaceInRoom } from '../place-in-room.tsx'
import type { FitPartProps } from './fit-part-props.ts'

export function RoomPart({ product, choice }: FitPartProps) {
  const t = useT()
  return (
    <>
      <p className="mb-4 max-w-text">{t('planner.part')}</p>
      <PlaceInRoom product={product} selection={choice.variant ? choice.selection : {}} />
    </>
  )
}

// Whether a bed fits under the shopper's ceiling, in a line on its card.
import { Icon } from '@loftwood/ui/icon'
import { CircleAlert, CircleCheck } from 'lucide'
import { useT } from '../../platform/i18n/use-t.ts'
import { readFit, type FitFields } from '@loftwood/fit/fit-attributes'
import { useMeasures } from '../use-measures.ts'
import { HEAD_ROOM_WORDS } from './head-room-words.ts'
import { useHeadRoom } from './use-head-room.ts'

interface CeilingLineProps {
  product: FitFields & { assembled_height?: number | null }
}

/** Nothing without a ceiling or an upper bed. */
export function CeilingLine({ product }: CeilingLineProps) {
  const t = useT()
  const words = useMeasures()
  const headRoom = useHeadRoom(readFit(product), product.assembled_height ?? null)
  if (!headRoom) return null
  const { verdict } = headRoom
  const { color, line, title } = HEAD_ROOM_WORDS[verdict]
  const room = words.length(Math.max(headRoom.inches, 0))
  return (
    <p className={`ui-tile-answer ${color}`}>
      <Icon of={verdict === 'tight' ? CircleAlert : CircleCheck} size="sm" />
      <span className="truncate max-sm:hidden">{t(line, { room })}</span>
      <span className="truncate sm:hidden">{t('fit.ceiling.shortLine', { answer: t(title), room })}</span>
    </p>
  )
}

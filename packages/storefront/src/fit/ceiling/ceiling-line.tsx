// Whether a bed fits under the shopper's ceiling, in a line on its card.
import { Icon } from '@loftwood/ui/icon'
import { CircleAlert, CircleCheck } from 'lucide'
import { useT } from '../../platform/i18n/use-t.ts'
import { readFit, type FitFields } from '../fit-attributes.ts'
import { useMeasures } from '../use-measures.ts'
import { useHeadRoom } from './use-head-room.ts'

interface CeilingLineProps {
  product: FitFields & { assembled_height?: number | null }
}

/** Colour and words of each verdict. */
export const HEAD_ROOM_LOOKS = {
  comfortable: {
    color: 'text-success',
    line: 'fit.ceiling.comfortableLine',
    short: 'fit.ceiling.comfortable',
  },
  fits: { color: 'text-info', line: 'fit.ceiling.fitsLine', short: 'fit.ceiling.fits' },
  tight: { color: 'text-warning', line: 'fit.ceiling.tightLine', short: 'fit.ceiling.tight' },
} as const

/** Nothing without a ceiling or an upper bed. */
export function CeilingLine({ product }: CeilingLineProps) {
  const t = useT()
  const words = useMeasures()
  const headRoom = useHeadRoom(readFit(product), product.assembled_height ?? null)
  if (!headRoom) return null
  const { verdict } = headRoom
  const { color, line, short } = HEAD_ROOM_LOOKS[verdict]
  const room = words.length(Math.max(headRoom.inches, 0))
  return (
    <p className={`tile-answer ${color}`}>
      <Icon of={verdict === 'tight' ? CircleAlert : CircleCheck} size="sm" />
      <span className="truncate max-sm:hidden">{t(line, { room })}</span>
      <span className="truncate sm:hidden">{t('fit.ceiling.shortLine', { answer: t(short), room })}</span>
    </p>
  )
}

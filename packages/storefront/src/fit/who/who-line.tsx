// Whether the shopper's children all have a place in a bed, in a line on its card.
import { Icon } from '@loftwood/ui/icon'
import { useAtomValue } from 'jotai'
import { CircleAlert, CircleCheck } from 'lucide'
import { useT } from '../../platform/i18n/use-t.ts'
import { readFit, type FitFields } from '@loftwood/fit/fit-attributes'
import { myHomeAtom } from '../my-home/my-home.ts'
import { assignPlaces, lastsUntil } from '@loftwood/fit/who-sleeps-where'
import { lineWords } from './who-words.ts'

/** Nothing without children or a bed. */
export function WhoLine({ product }: { product: FitFields }) {
  const t = useT()
  const { children = [] } = useAtomValue(myHomeAtom)
  const { beds: places } = readFit(product)
  if (children.length === 0 || places.length === 0) return null
  const assignment = assignPlaces({ places, ages: children.map(({ years }) => years) })
  const { isComplete, beddings } = assignment
  return (
    <p className={`ui-tile-answer ${isComplete ? 'text-success' : 'text-warning'}`}>
      <Icon of={isComplete ? CircleCheck : CircleAlert} size="sm" />
      <span className="truncate">{lineWords(beddings, lastsUntil(assignment), t)}</span>
    </p>
  )
}

// "Who sleeps where" on the product's page: what each place is made for, and where the shopper's own children sleep.
import { Icon } from '@loftwood/ui/icon'
import { CircleAlert, CircleCheck } from 'lucide'
import { useT } from '../../platform/i18n/use-t.ts'
import { isAbove } from '@loftwood/fit/fit-attributes'
import type { FitSubject } from '../../fit/fit-subject.ts'
import { limitsOf, placeAndSize, placeName } from '../../fit/place-words.ts'
import { useMyHome } from '../../fit/my-home/use-my-home.ts'
import { useMeasures } from '../../fit/use-measures.ts'
import {
  assignPlaces,
  isSuited,
  verdictOn,
  YOUNGEST_ABOVE,
  type Bedding,
  type Verdict,
} from '@loftwood/fit/who-sleeps-where'
import { ChildrenField } from '../../fit/who/children-field.tsx'
import { ageWords, verdictWords } from '../../fit/who/who-words.ts'

interface PartProps {
  subject: FitSubject
}

/** What holds for every family. */
function Places({ subject: { fit } }: PartProps) {
  const t = useT()
  const measures = useMeasures()
  // A place that is outgrown by weight says so by its limit.
  const longEnough = (usual: Verdict): string[] =>
    isSuited(usual) && usual.until !== null && usual.ends === 'too-tall'
      ? [t('fit.who.longEnough', { years: usual.until })]
      : []
  return (
    <dl className="border-t border-line text-sm">
      {fit.beds.map((bed, index) => {
        const facts = [
          t(isAbove(bed) ? 'fit.who.fromAge' : 'fit.who.anyAge', { age: YOUNGEST_ABOVE }),
          ...longEnough(verdictOn(bed, YOUNGEST_ABOVE)),
          ...limitsOf(bed, t, measures),
        ]
        return (
          <div key={index} className="border-b border-line py-2.5 sm:flex sm:gap-6">
            <dt className="font-semibold first-letter:uppercase sm:w-40 sm:shrink-0">
              {placeAndSize(bed, fit.beds, t)}
            </dt>
            <dd className="text-pretty text-ink-muted">{facts.join(' · ')}</dd>
          </div>
        )
      })}
    </dl>
  )
}

interface ChildRowProps extends PartProps {
  bedding: Bedding
}

function ChildRow({ subject: { fit }, bedding: { years, place, verdict } }: ChildRowProps) {
  const t = useT()
  const bed = place === null ? undefined : fit.beds[place]
  return (
    <li className="flex items-start gap-3">
      <Icon
        of={bed ? CircleCheck : CircleAlert}
        className={`mt-0.5 ${bed ? 'text-success' : 'text-warning'}`}
      />
      <p className="min-w-0 text-pretty">
        <strong className="font-semibold">
          {bed
            ? t('fit.who.sleeps', { age: ageWords(years, t), place: t(placeName(bed.place, fit.beds)) })
            : t('fit.who.none', { age: ageWords(years, t) })}
        </strong>{' '}
        {verdictWords(verdict, t)}
      </p>
    </li>
  )
}

export function WhoPart({ subject }: PartProps) {
  const t = useT()
  const { children = [] } = useMyHome()
  const { beds: places } = subject.fit
  const { beddings } = assignPlaces({ places, ages: children.map(({ years }) => years) })
  return (
    <div className="flex flex-col gap-6">
      <ChildrenField />
      <div role="status" className="empty:hidden">
        {beddings.length > 0 && (
          <ul className="flex flex-col gap-3 rounded-md bg-birch p-4 sm:p-5">
            {beddings.map((bedding, index) => (
              <ChildRow key={index} {...{ subject, bedding }} />
            ))}
          </ul>
        )}
      </div>
      <Places subject={subject} />
      <p className="text-sm text-pretty text-ink-muted">{t('fit.who.source')}</p>
    </div>
  )
}

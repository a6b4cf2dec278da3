// "Does it fit under my ceiling?" on the product's page: what the bed needs, the answer, and both drawn to scale.
import { Notification } from '@loftwood/ui/notification'
import { SelectField } from '@loftwood/ui/select-field'
import { useState } from 'react'
import { useT } from '../../platform/i18n/use-t.ts'
import type { FitSubject } from '../../fit/fit-subject.ts'
import { upperBedOf, USUAL_CEILING, type HeadRoom } from '@loftwood/fit/head-room'
import { COMFORTABLE, LEAST } from '@loftwood/fit/rules'
import { HEAD_ROOM_WORDS } from '../../fit/ceiling/head-room-words.ts'
import { useMeasures } from '../../fit/use-measures.ts'
import { useMyHome } from '../../fit/my-home/use-my-home.ts'
import { CeilingDrawing } from '../../fit/ceiling/ceiling-drawing.tsx'
import { CeilingField } from '../../fit/ceiling/ceiling-field.tsx'
import { SITTING_AGES } from '../../fit/ceiling/sitting-height.ts'
import { useHeadRoom } from '../../fit/ceiling/use-head-room.ts'

const USUAL_AGE = 8

interface PartProps {
  subject: FitSubject
}

/** What holds in every home. */
function Needs({ subject }: PartProps) {
  const t = useT()
  const words = useMeasures()
  const upper = upperBedOf(subject)
  if (!upper) return null
  const rows = [
    [
      t('fit.ceiling.mattressTop', { thickness: words.length(upper.thickest) }),
      words.length(upper.mattressTop),
    ],
    [t('fit.ceiling.comfortableFrom'), words.feet(upper.mattressTop + COMFORTABLE)],
    [t('fit.ceiling.fitsFrom'), words.feet(upper.mattressTop + LEAST)],
  ] as const
  return (
    <dl className="border-t border-line text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-6 border-b border-line py-2.5">
          <dt className="text-pretty">{label}</dt>
          <dd className="shrink-0 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One plain sentence, which its notice announces. */
function Answer({ headRoom }: { headRoom: HeadRoom }) {
  const t = useT()
  const words = useMeasures()
  const { inches, verdict, upper, ceiling } = headRoom
  const { tone, title, why } = HEAD_ROOM_WORDS[verdict]
  const values = {
    room: words.length(Math.max(inches, 0)),
    ceiling: words.feet(ceiling),
    least: words.length(LEAST),
  }
  const thickness = words.length(upper.chosen ?? upper.thickest)
  return (
    <Notification tone={tone} title={t(title)}>
      <p>{inches > 0 ? t(why, values) : t('fit.ceiling.noneWhy', values)}</p>
      <p className="mt-1">
        {t(upper.chosen === undefined ? 'fit.ceiling.counted' : 'fit.ceiling.countedCart', { thickness })}
      </p>
    </Notification>
  )
}

/** The age of the child that is drawn: one of the shopper's own, or any. */
function useAge() {
  const { children = [] } = useMyHome()
  const own = Math.max(...children.map(({ years }) => years), 0)
  const [chosen, choose] = useState<number>()
  const usual = SITTING_AGES.findLast((age) => age <= own) ?? USUAL_AGE
  return { age: chosen ?? usual, choose }
}

export function CeilingPart({ subject }: PartProps) {
  const t = useT()
  const { ceiling } = useMyHome()
  const { age, choose } = useAge()
  // Drawn until the shopper has typed a ceiling: the most usual one.
  const headRoom = useHeadRoom(subject.fit, subject.height, USUAL_CEILING)
  if (!headRoom) return null
  return (
    <div className="flex flex-col gap-6">
      <CeilingField />
      {ceiling !== undefined && <Answer headRoom={headRoom} />}
      <figure className="rounded-md bg-birch p-4 sm:p-6">
        <CeilingDrawing subject={subject} headRoom={headRoom} age={age} />
        <figcaption className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 text-sm text-ink-muted">
          <span className="min-w-0 flex-1 basis-52 text-pretty">
            {t(ceiling === undefined ? 'fit.ceiling.drawnUsual' : 'fit.ceiling.drawn')}
          </span>
          <SelectField
            compact
            label={t('fit.ceiling.age')}
            value={String(age)}
            onChange={(event) => choose(Number(event.target.value))}
            options={SITTING_AGES.map((years) => ({
              value: String(years),
              label: t('fit.who.years', { count: years }),
            }))}
          />
        </figcaption>
      </figure>
      <Needs subject={subject} />
    </div>
  )
}

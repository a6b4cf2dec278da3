// Which mattresses fit the bed, and the way into the cart for both.
import { RadioGroup } from '@loftwood/ui/radio-group'
import { Skeleton } from '@loftwood/ui/skeleton'
import { useState } from 'react'
import type { SleepingPlace } from '../../fit/fit-attributes.ts'
import { useFitProducts } from '../../fit/fit-products.ts'
import { offeredMattresses } from '../../fit/mattress/offered-mattresses.ts'
import { placeAndSize, placeName, SIZE_NAMES } from '../../fit/place-words.ts'
import { shopMattresses } from '../../fit/mattress/shop-mattresses.ts'
import { useMeasures } from '../../fit/use-measures.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { useHydrated } from '../../platform/use-hydrated.ts'
import type { FitPartProps } from './fit-part-props.ts'
import { MattressCard } from './mattress-card.tsx'

const ALL = 'all'

interface PlaceChoiceProps {
  places: readonly SleepingPlace[]
  value: string
  onChange: (value: string) => void
}

/** Only where there are several. */
function PlaceChoice({ places, value, onChange }: PlaceChoiceProps) {
  const t = useT()
  const { length } = useMeasures()
  const labelOf = (bed: SleepingPlace) => {
    const named = { place: t(placeName(bed.place, places)), size: t(SIZE_NAMES[bed.size]) }
    return bed.thickest === null
      ? placeAndSize(bed, places, t)
      : t('mattress.forPlaceUpTo', { ...named, thickest: length(bed.thickest) })
  }
  const options = [
    { value: ALL, label: t('mattress.forAll') },
    ...places.map((place, index) => ({
      value: String(index),
      label: <span className="inline-block first-letter:uppercase">{labelOf(place)}</span>,
    })),
  ]
  return <RadioGroup legend={t('mattress.forWhich')} options={options} value={value} onChange={onChange} />
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4" aria-hidden>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-36 w-full" />
      ))}
    </div>
  )
}

/** The shop's mattresses are read once the page is hydrated: the server's page does not have them. */
export function MattressPart({ subject, buying }: FitPartProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const { beds: places } = subject.fit
  const [chosen, setChosen] = useState(ALL)
  const products = useFitProducts(isHydrated ? shopMattresses() : null)
  const wanted = chosen === ALL ? places : places.filter((_, index) => String(index) === chosen)
  const pairs = offeredMattresses(products ?? [], wanted)
  return (
    <div className="flex flex-col gap-6">
      <p className="text-pretty text-ink-muted">{t('mattress.lead')}</p>
      {places.length > 1 && <PlaceChoice places={places} value={chosen} onChange={setChosen} />}
      {products === null && <Waiting />}
      {products !== null && pairs.length === 0 && <p>{t('mattress.none')}</p>}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {pairs.map((pair) => (
          <MattressCard key={pair.product.uid} pair={pair} places={places} buying={buying} />
        ))}
      </ul>
    </div>
  )
}

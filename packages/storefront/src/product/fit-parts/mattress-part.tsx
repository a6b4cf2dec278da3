// Which mattresses fit the bed, and the way into the cart for both.
import { RadioGroup } from '@loftwood/ui/radio-group'
import { useState } from 'react'
import type { SleepingPlace } from '@loftwood/fit/fit-attributes'
import { useFitProductsQuery } from '../../fit/fit-products.ts'
import { offeredMattresses, type OfferedMattress } from '../../fit/mattress/offered-mattresses.ts'
import { placeAndSize, placeName, SIZE_NAMES } from '../../fit/place-words.ts'
import { shopMattresses } from '../../fit/mattress/shop-mattresses.ts'
import { useMeasures } from '../../fit/use-measures.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { useAfterFirstRender } from '../../platform/use-hydrated.ts'
import { WaitingLines } from '../../platform/waiting-lines.tsx'
import { WhenLoaded } from '../../platform/when-loaded.tsx'
import type { FitPartProps } from './fit-part-props.ts'
import { MattressCard, type Bed } from './mattress-card.tsx'

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

interface PairsProps extends Bed {
  pairs: readonly OfferedMattress[]
}

function Pairs({ pairs, ...bed }: PairsProps) {
  const t = useT()
  if (pairs.length === 0) return <p>{t('mattress.none')}</p>
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {pairs.map((pair) => (
        <MattressCard key={pair.product.uid} pair={pair} {...bed} />
      ))}
    </ul>
  )
}

/** The shop's mattresses are read once this part is hydrated. Until then it announces no loading: nothing loads out of sight. */
export function MattressPart({ subject, product, choice, buying }: FitPartProps) {
  const t = useT()
  const isHydrated = useAfterFirstRender()
  const { beds: places } = subject.fit
  const [chosen, setChosen] = useState(ALL)
  const { products, error, retry } = useFitProductsQuery(isHydrated ? shopMattresses() : null)
  const requested = chosen === ALL ? places : places.filter((_, index) => String(index) === chosen)
  return (
    <div className="flex flex-col gap-6">
      <p className="text-pretty text-ink-muted">{t('mattress.lead')}</p>
      {places.length > 1 && <PlaceChoice places={places} value={chosen} onChange={setChosen} />}
      {isHydrated ? (
        <WhenLoaded data={products} error={error} retry={retry}>
          {(all) => (
            <Pairs pairs={offeredMattresses(all, requested)} {...{ places, product, choice, buying }} />
          )}
        </WhenLoaded>
      ) : (
        <WaitingLines />
      )}
    </div>
  )
}

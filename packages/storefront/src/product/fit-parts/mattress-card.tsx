// A mattress that fits the bed: what it is, for which of its places, and one button for bed and mattresses together.
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { Price } from '@loftwood/ui/price'
import type { SleepingPlace } from '@loftwood/fit/fit-attributes'
import { heaviestSleeper } from '@loftwood/fit/mattress-fit'
import {
  offeredPath,
  totalsOf,
  type OfferedMattress,
  type PlacedOffer,
} from '../../fit/mattress/offered-mattresses.ts'
import { placeName } from '../../fit/place-words.ts'
import { useMeasures } from '../../fit/use-measures.ts'
import { useFormat, useHref, useT } from '../../platform/i18n/use-t.ts'
import { Picture } from '../../platform/media/picture.tsx'
import { priceOf } from '../buying/product-price.tsx'
import type { FitPartProps } from './fit-part-props.ts'
import { useAddPair, type PairOutcome } from './use-add-pair.ts'

/** The bed of the page, as chosen. */
export interface Bed extends Pick<FitPartProps, 'product' | 'choice' | 'buying'> {
  places: readonly SleepingPlace[]
}

interface MattressCardProps extends Bed {
  pair: OfferedMattress
}

/** Place and variant, where the bed has several: `Upper bed: Twin, Cotton`. */
function PlaceLine({
  placed: { place, offer },
  places,
}: {
  placed: PlacedOffer
  places: MattressCardProps['places']
}) {
  const t = useT()
  const format = useFormat()
  const { choice } = offer
  const named = t(placeName(place.place, places))
  const isPlain = places.length === 1 || choice === ''
  const text = isPlain ? choice || named : t('mattress.inPlace', { place: named, choice })
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="inline-block min-w-0 first-letter:uppercase">{text}</span>
      <span className="shrink-0 tabular-nums">{format.money(offer.final)}</span>
    </li>
  )
}

function Facts({ offers }: OfferedMattress) {
  const t = useT()
  const { length, weight } = useMeasures()
  const [first] = offers
  if (!first) return null
  const limits = offers.flatMap(({ offer, place }) => heaviestSleeper(offer.mattress, place) ?? [])
  const thickness = length(first.offer.mattress.thickness)
  return (
    <p className="text-sm text-ink-muted">
      {limits.length > 0
        ? t('mattress.factsUpTo', { thickness, weight: weight(Math.min(...limits)) })
        : t('mattress.facts', { thickness })}
    </p>
  )
}

/** What went into the cart, what did not, and why. */
function Outcome({ outcome }: { outcome: PairOutcome }) {
  const t = useT()
  return (
    <Notification tone={outcome.added.length > 0 ? 'warning' : 'danger'}>
      {outcome.added.length > 0 && <p>{t('mattress.added', { names: outcome.added.join(', ') })}</p>}
      {outcome.refused.map(({ name, reason }) => (
        <p key={name}>{t('mattress.refused', { name, reason })}</p>
      ))}
    </Notification>
  )
}

/** The price of all that the button adds, the bed included. */
function Together({ pair, product, choice }: Omit<MattressCardProps, 'places' | 'buying'>) {
  const t = useT()
  const format = useFormat()
  const bed = priceOf({ product, choice })
  const mattresses = totalsOf(pair)
  const sum = (kind: 'final' | 'regular') => ({
    value: ((bed[kind]?.value ?? 0) + (mattresses[kind].value ?? 0)) * choice.quantity,
    currency: mattresses[kind].currency,
  })
  const [final, regular] = [sum('final'), sum('regular')]
  const isReduced = regular.value > final.value
  return (
    <Price
      final={format.money(final)}
      finalLabel={t(isReduced ? 'product.salePrice' : 'product.price')}
      regularLabel={t('product.regularPrice')}
      {...(isReduced && { regular: format.money(regular) })}
      {...(bed.isFrom && { prefix: t('product.from') })}
    />
  )
}

export function MattressCard({ pair, places, product: bed, choice, buying }: MattressCardProps) {
  const t = useT()
  const href = useHref()
  const { add, isBusy, outcome } = useAddPair(pair, buying)
  const { product, offers } = pair
  const isLeft = (outcome?.added.length ?? 0) > 0
  return (
    <li className="flex flex-col gap-3 py-5">
      <div className="flex gap-4">
        <Picture
          source={product.thumbnail?.url}
          size="cart"
          alt=""
          className="size-20 shrink-0 self-start rounded-sm bg-birch object-contain sm:size-24"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <h4 className="leading-snug">
            <a href={href(offeredPath(pair))} className="decoration-1 underline-offset-4 hover:underline">
              {product.name}
            </a>
          </h4>
          <Facts {...pair} />
          <ul className="flex flex-col gap-1 text-sm">
            {offers.map((placed, index) => (
              <PlaceLine key={index} placed={placed} places={places} />
            ))}
          </ul>
        </div>
      </div>
      {outcome && <Outcome outcome={outcome} />}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {!isLeft && <Together pair={pair} product={bed} choice={choice} />}
        <Button
          variant="secondary"
          size="sm"
          loading={isBusy}
          loadingLabel={t('product.adding')}
          onClick={add}
        >
          {isLeft ? t('mattress.retry') : t('mattress.add', { count: offers.length })}
        </Button>
      </div>
    </li>
  )
}

// One showroom of the list: where, how far, when, and the way there.
import { Icon } from '@loftwood/ui/icon'
import { TextLink } from '@loftwood/ui/text-link'
import { ChevronDown } from 'lucide'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import { Picture } from '../../platform/media/picture.tsx'
import { placeLine } from '../../platform/place-line.ts'
import { directionsUrl, phoneUrl } from '../ways-to-reach.ts'
import { OpenNow, WeekTable } from './store-hours.tsx'
import type { StoreLocation } from './stores-data.ts'

/** The row that a pin of the map leads to. */
export const rowId = (code: string) => `store-${code}`

function Hours({ store: { note, opening_hours: week, timezone } }: { store: StoreLocation }) {
  const t = useT()
  return (
    <details className="group/hours mt-1 text-sm">
      <summary className="inline-flex cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-sm py-1 hover:text-primary [&::-webkit-details-marker]:hidden">
        <span className="inline-flex items-center gap-1 underline decoration-1 underline-offset-4">
          {t('stores.week')}
          <Icon of={ChevronDown} size="sm" className="transition-transform group-open/hours:rotate-180" />
        </span>
        <OpenNow week={week} timeZone={timezone} />
      </summary>
      <div className="pt-1 pb-2">
        <WeekTable week={week} />
        {note && <p className="mt-2 text-ink-muted">{note}</p>}
      </div>
    </details>
  )
}

/** `number` is the pin's on the map, whose link marks the row. */
export function StoreRow({ store, number }: { store: StoreLocation; number: number }) {
  const t = useT()
  const format = useFormat()
  return (
    <li
      id={rowId(store.code)}
      className="scroll-mt-28 border-t border-line first:border-t-0 target:bg-birch lg:scroll-mt-40"
    >
      <article className="grid grid-cols-[2rem_1fr] gap-x-3 px-2 py-4 sm:grid-cols-[2rem_1fr_10rem]">
        <span
          aria-hidden="true"
          className="flex size-7 items-center justify-center rounded-full bg-secondary text-sm font-semibold text-on-secondary"
        >
          {number}
        </span>
        <div>
          <h2 className="font-sans text-base leading-7 font-semibold tracking-normal">{store.name}</h2>
          {store.distance_km != null && (
            <p className="text-sm font-semibold text-primary">
              {t('stores.away', { distance: format.distance(store.distance_km) })}
            </p>
          )}
          <address className="text-sm text-ink-muted not-italic">
            {store.street},{' '}
            <span className="whitespace-nowrap">
              {placeLine(store.city, store.region_code, store.postcode)}
            </span>
          </address>
          <p className="flex flex-wrap gap-x-4 text-sm">
            <TextLink href={phoneUrl(store.phone)} className="inline-block py-1">
              {store.phone}
            </TextLink>
            <TextLink
              href={directionsUrl(store)}
              rel="external noopener"
              aria-label={t('stores.directionsTo', { name: store.name })}
              className="inline-block py-1"
            >
              {t('stores.directions')}
            </TextLink>
          </p>
          <Hours store={store} />
        </div>
        {store.image && (
          <div className="self-start overflow-hidden rounded-md max-sm:hidden">
            <Picture
              source={store.image.url}
              size="bannerMobile"
              alt={store.image.description}
              sizes="10rem"
            />
          </div>
        )}
      </article>
    </li>
  )
}

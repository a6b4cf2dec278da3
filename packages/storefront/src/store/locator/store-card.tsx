// One showroom of the list: where, how far, when, and the way there.
import { TextLink } from '@loftwood/ui/text-link'
import { placeLine } from '../../platform/place-line.ts'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import { Picture } from '../../platform/media/picture.tsx'
import { directionsUrl, phoneUrl } from '../ways-to-reach.ts'
import { StoreHours } from './store-hours.tsx'
import type { StoreLocation } from './stores-data.ts'

/** How wide the picture is: half of the page beside the map, all of it on a phone. */
const COLUMN = '(min-width: 64rem) 36rem, 90vw'

/** `number` is the pin's on the map. */
export function StoreCard({ store, number }: { store: StoreLocation; number: number }) {
  const t = useT()
  const format = useFormat()
  return (
    <li className="grid grid-cols-[2.5rem_1fr] gap-x-3 border-t border-line py-6 first:border-t-0">
      <span
        aria-hidden="true"
        className="flex size-8 items-center justify-center rounded-full bg-secondary text-sm font-semibold text-on-secondary"
      >
        {number}
      </span>
      <article>
        <h2 className="text-xl">{store.name}</h2>
        {store.distance_km != null && (
          <p className="mt-0.5 text-sm font-semibold">
            {t('stores.away', { distance: format.distance(store.distance_km) })}
          </p>
        )}
        <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <div className="text-sm">
            <address className="not-italic">
              {store.street}
              <br />
              {placeLine(store.city, store.region_code, store.postcode)}
              <br />
              <TextLink href={phoneUrl(store.phone)} className="inline-block py-1">
                {store.phone}
              </TextLink>
            </address>
            <TextLink
              href={directionsUrl(store)}
              rel="external noopener"
              aria-label={t('stores.directionsTo', { name: store.name })}
              className="inline-block py-1"
            >
              {t('stores.directions')}
            </TextLink>
          </div>
          <StoreHours week={store.opening_hours} timeZone={store.timezone} />
        </div>
        {store.image && (
          <div className="mt-4 overflow-hidden rounded-md">
            <Picture
              source={store.image.url}
              size="bannerMobile"
              alt={store.image.description}
              sizes={COLUMN}
            />
          </div>
        )}
        {store.note && <p className="mt-3 text-sm text-ink-muted">{store.note}</p>}
      </article>
    </li>
  )
}

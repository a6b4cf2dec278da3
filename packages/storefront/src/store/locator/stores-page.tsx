// The store locator: search, list and map.
import { StoresDocument } from '@loftwood/graphql-types'
import { Container } from '@loftwood/ui/layout'
import { useData } from 'vike-react/useData'
import { useQuery } from '../../platform/data/use-query.ts'
import { JsonLd } from '../../platform/head/json-ld.tsx'
import { paths } from '../../paths.ts'
import { PageLink } from '../../platform/brand/page-link.tsx'
import { useT } from '../../platform/i18n/use-t.ts'
import { PageHeading } from '../../platform/page-heading.tsx'
import { StoreAddress } from '../store-address.tsx'
import { nearestFirst } from './distance.ts'
import { StoreMap } from './store-map.tsx'
import { StoreRow } from './store-row.tsx'
import { StoreSearch } from './store-search.tsx'
import { type StoreLocation, type StoresData, storesVariables } from './stores-data.ts'
import { useMyLocation } from './use-my-location.ts'

/** The showrooms as search engines read them (schema.org FurnitureStore). */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function storesJsonLd(stores: readonly StoreLocation[]) {
  return { '@context': 'https://schema.org', '@graph': stores.map(furnitureStore) }
}

function furnitureStore(store: StoreLocation) {
  return {
    '@type': 'FurnitureStore',
    name: store.name,
    telephone: store.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.street,
      addressLocality: store.city,
      addressRegion: store.region_code,
      postalCode: store.postcode,
      addressCountry: store.country_code,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: store.opening_hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day - 1]}`),
      opens,
      closes,
    })),
  }
}

/** A back end without showrooms shows the store's address alone. */
export function StoresPage() {
  const { near, isSupported } = useData<StoresData>()
  const t = useT()
  const variables = storesVariables(near)
  const [{ data }] = useQuery({ query: StoresDocument, variables, pause: !isSupported })
  const location = useMyLocation()
  const found = data?.stores?.items ?? []
  const stores = location.here ? nearestFirst(found, location.here) : found
  const place = data?.stores?.near
  return (
    <Container>
      <PageHeading title={t('stores.title')}>
        <p className="max-w-text text-ink-muted">{t('stores.lead')}</p>
      </PageHeading>
      {stores.length === 0 ? (
        <>
          <StoreAddress />
          <PageLink path={paths.contact} className="mt-4 inline-block">
            {t('contact.title')}
          </PageLink>
        </>
      ) : (
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
          <div>
            <StoreSearch {...{ near, location }} found={place?.name} nearest={stores[0]?.distance_km} />
            <ol className="mt-3">
              {stores.map((store, index) => (
                <StoreRow key={store.code} store={store} number={index + 1} />
              ))}
            </ol>
          </div>
          <div className="max-lg:order-first lg:sticky lg:top-40 lg:self-start">
            <StoreMap stores={stores} near={location.here ?? place} />
          </div>
          <JsonLd of={storesJsonLd(found)} />
        </div>
      )}
    </Container>
  )
}

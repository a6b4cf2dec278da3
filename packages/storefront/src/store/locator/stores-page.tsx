// The store locator: search, list and map.
import { StoresDocument } from '@loftwood/graphql-types'
import { Container } from '@loftwood/ui/layout'
import { useQuery } from 'urql'
import { useData } from 'vike-react/useData'
import { JsonLd } from '../../platform/head/json-ld.tsx'
import { useT } from '../../platform/i18n/use-t.ts'
import { PageHeading } from '../../platform/page-heading.tsx'
import { StoreAddress } from '../store-address.tsx'
import { StoreCard } from './store-card.tsx'
import { storesJsonLd } from './store-json-ld.ts'
import { StoreMap } from './store-map.tsx'
import { StoreSearch } from './store-search.tsx'
import { storesVariables, type StoresData } from './stores-data.ts'

/** A back end without showrooms shows the store's address alone. */
export function StoresPage() {
  const { near, isSupported } = useData<StoresData>()
  const t = useT()
  const variables = storesVariables(near)
  const [{ data }] = useQuery({ query: StoresDocument, variables, pause: !isSupported })
  const stores = data?.stores?.items ?? []
  const place = data?.stores?.near
  return (
    <Container>
      <PageHeading title={t('stores.title')}>
        <p className="max-w-text text-ink-muted">{t('stores.lead')}</p>
      </PageHeading>
      {stores.length === 0 ? (
        <StoreAddress />
      ) : (
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
          <div>
            <StoreSearch near={near} found={place?.name} />
            <ol className="mt-4">
              {stores.map((store, index) => (
                <StoreCard key={store.code} store={store} number={index + 1} />
              ))}
            </ol>
          </div>
          <div className="max-lg:order-first lg:sticky lg:top-40 lg:self-start">
            <StoreMap stores={stores} near={place} />
          </div>
          <JsonLd of={storesJsonLd(stores)} />
        </div>
      )}
    </Container>
  )
}

// How to reach the shop: a message, address, phone, e-mail, and the places that answer most questions.
import { StoresDocument } from '@loftwood/graphql-types'
import { Container } from '@loftwood/ui/layout'
import { TextLink } from '@loftwood/ui/text-link'
import { useData } from 'vike-react/useData'
import { useQuery } from '../../platform/data/use-query.ts'
import { paths } from '../../paths.ts'
import type { PageEntry } from '../../platform/brand/brand.ts'
import { brand } from '../../platform/brand/current-brand.ts'
import { useExisting } from '../../platform/brand/use-existing.ts'
import { useHref, useT } from '../../platform/i18n/use-t.ts'
import { PageHeading } from '../../platform/page-heading.tsx'
import { OpenNow, WeekTable } from '../locator/store-hours.tsx'
import { storesVariables } from '../locator/stores-data.ts'
import { useStoreConfig } from '../shell.ts'
import { StoreAddress } from '../store-address.tsx'
import type { ContactData } from './contact-data.ts'
import { ContactForm } from './contact-form.tsx'

/** Of the brand's pages, those that answer most questions. */
const ANSWERS: readonly string[] = [
  paths.faq,
  paths.shippingInfo,
  paths.returnPolicy,
  paths.warrantyInfo,
  paths.stores,
]

function useAnswers(): PageEntry[] {
  const { help, company } = brand()
  const own = [...help, ...company]
  return useExisting(ANSWERS.flatMap((path) => own.filter(([, each]) => each === path)))
}

/** When somebody is there: the hours of the showroom at the store's own address. */
function Hours() {
  const t = useT()
  const href = useHref()
  const config = useStoreConfig()
  const { hasStores } = useData<ContactData>()
  const [{ data }] = useQuery({ query: StoresDocument, variables: storesVariables(''), pause: !hasStores })
  const store = data?.stores?.items.find(({ postcode }) => postcode === config?.store_postcode)
  if (!store) return null
  return (
    <section>
      <h2 className="mb-2 text-xl">{t('stores.week')}</h2>
      <WeekTable week={store.opening_hours} />
      <p className="mt-1">
        <OpenNow week={store.opening_hours} timeZone={store.timezone} />
      </p>
      <TextLink href={href(paths.stores)} className="inline-block py-1 text-sm">
        {t('contact.allStores')}
      </TextLink>
    </section>
  )
}

/** The same at both of its addresses. */
export function ContactPage() {
  const t = useT()
  const href = useHref()
  const answers = useAnswers()
  return (
    <Container>
      <PageHeading title={t('contact.title')}>
        <p className="max-w-text text-ink-muted">{t('contact.lead')}</p>
      </PageHeading>
      <div className="grid gap-10 md:grid-cols-[1fr_18rem] lg:grid-cols-[minmax(0,40rem)_1fr] lg:gap-20">
        <ContactForm />
        <div className="flex flex-col gap-8">
          <StoreAddress />
          <Hours />
          {answers.length > 0 && (
            <section>
              <h2 className="mb-2 text-xl">{t('contact.answers')}</h2>
              <ul>
                {answers.map(([key, path]) => (
                  <li key={path}>
                    <TextLink href={href(path)} className="inline-block py-1">
                      {t(key)}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </Container>
  )
}

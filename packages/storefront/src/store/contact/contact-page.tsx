// How to reach the shop: a message, address, phone, e-mail, and the places that answer most questions.
import { Container } from '@loftwood/ui/layout'
import { TextLink } from '@loftwood/ui/text-link'
import { paths } from '../../paths.ts'
import type { PageEntry } from '../../platform/brand/brand.ts'
import { brand } from '../../platform/brand/current-brand.ts'
import { useExisting } from '../../platform/brand/use-existing.ts'
import { useHref, useT } from '../../platform/i18n/use-t.ts'
import { PageHeading } from '../../platform/page-heading.tsx'
import { StoreAddress } from '../store-address.tsx'
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

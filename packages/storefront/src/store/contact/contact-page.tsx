// How to reach the shop: a message, address, phone, e-mail, and the places that answer most questions.
import { Container } from '@loftwood/ui/layout'
import { TextLink } from '@loftwood/ui/text-link'
import { paths } from '../../paths.ts'
import { useHref, useT } from '../../platform/i18n/use-t.ts'
import { PageHeading } from '../../platform/page-heading.tsx'
import { StoreAddress } from '../store-address.tsx'
import { ContactForm } from './contact-form.tsx'

const ANSWERS = [
  ['page.faq', paths.faq],
  ['page.shippingInfo', paths.shippingInfo],
  ['page.returnPolicy', paths.returnPolicy],
  ['page.warrantyInfo', paths.warrantyInfo],
  ['stores.title', paths.stores],
] as const

/** The same at both of its addresses. */
export function ContactPage() {
  const t = useT()
  const href = useHref()
  return (
    <Container>
      <PageHeading title={t('contact.title')}>
        <p className="max-w-text text-ink-muted">{t('contact.lead')}</p>
      </PageHeading>
      <div className="grid gap-10 md:grid-cols-[1fr_18rem] lg:grid-cols-[minmax(0,40rem)_1fr] lg:gap-20">
        <ContactForm />
        <div className="flex flex-col gap-8">
          <StoreAddress />
          <section>
            <h2 className="mb-2 text-xl">{t('contact.answers')}</h2>
            <ul>
              {ANSWERS.map(([key, path]) => (
                <li key={path}>
                  <TextLink href={href(path)} className="inline-block py-1">
                    {t(key)}
                  </TextLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Container>
  )
}

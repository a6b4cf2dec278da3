// The end of the checkout: what a shopper may want to read before an order, and the languages.
import { Container } from '@loftwood/ui/layout'
import { TextLink } from '@loftwood/ui/text-link'
import { brand } from '../platform/brand/current-brand.ts'
import { nameOf } from '../platform/brand/shop-name.ts'
import { useExisting } from '../platform/brand/use-existing.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { ConsentButton } from './footer.tsx'
import { LocaleSwitcher } from './locale-switcher.tsx'
import { useStoreConfig } from './shell.ts'

function Policies() {
  const t = useT()
  const href = useHref()
  return (
    <ul className="flex flex-wrap gap-x-6">
      {useExisting(brand().policies ?? []).map(([key, path]) => (
        <li key={key}>
          <TextLink tone="inverse" href={href(path)} className="shop-footer-link">
            {t(key)}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

export function CheckoutFooter() {
  const config = useStoreConfig()
  return (
    <footer className="mt-section bg-secondary py-6 text-on-secondary print:hidden">
      <Container>
        <Policies />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-4 text-sm">
          <p className="text-on-secondary-muted">{config?.copyright ?? `© ${nameOf(config)}`}</p>
          <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-2">
            <ConsentButton />
            <LocaleSwitcher inverse />
          </div>
        </div>
      </Container>
    </footer>
  )
}

// The top of the checkout: nothing that leads away from it but the cart, help and the other language.
import { Icon } from '@loftwood/ui/icon'
import { Container } from '@loftwood/ui/layout'
import { TextLink } from '@loftwood/ui/text-link'
import { ArrowLeft } from 'lucide'
import { useExists } from '../platform/brand/use-existing.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { LocaleSwitcher } from '../store/locale-switcher.tsx'
import { ShopLogo } from '../store/shop-logo.tsx'
import { paths } from '../paths.ts'

function Help() {
  const t = useT()
  const href = useHref()
  const exists = useExists()
  if (!exists(paths.contact)) return null
  return (
    <TextLink href={href(paths.contact)} tone="quiet">
      {t('checkout.help')}
    </TextLink>
  )
}

export function CheckoutHeader({ hasCart }: { hasCart: boolean }) {
  const t = useT()
  const href = useHref()
  return (
    <header className="border-b border-line bg-canvas print:hidden">
      <Container>
        <div className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] items-center gap-x-6 py-2 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] lg:py-4">
          <p className="text-sm max-lg:order-3 max-lg:col-span-2">
            {hasCart && (
              <TextLink
                href={href(paths.cart)}
                tone="quiet"
                className="inline-flex min-h-11 items-center gap-1.5 lg:min-h-0"
              >
                <Icon of={ArrowLeft} size="sm" />
                {t('checkout.backToCart')}
              </TextLink>
            )}
          </p>
          <ShopLogo className="min-w-0 justify-self-start rounded-sm lg:justify-self-center" />
          <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-5 gap-y-1 justify-self-end text-end text-sm">
            <Help />
            <LocaleSwitcher label="checkout.language" />
          </div>
        </div>
      </Container>
    </header>
  )
}

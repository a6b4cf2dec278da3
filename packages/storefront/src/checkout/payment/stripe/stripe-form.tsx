// The provider's form below the choice of paying by card: what is typed there pays once the order is placed.
import { useEffect } from 'react'
import { useCart } from '../../../cart/use-cart.ts'
import type { ExpressConfig } from '../../../platform/express.ts'
import { FormNotLoaded } from '../../../platform/form-not-loaded.tsx'
import { useView } from '../../../platform/i18n/use-t.ts'
import { useExpress } from '../../../platform/use-express.ts'
import { setMountedForm } from './card-in-step.ts'
import { toCents } from './cents.ts'
import { FormLoading } from './form-loading.tsx'
import { useProviderForm } from './use-provider-form.ts'

function CardFields({ provider }: { provider: NonNullable<ExpressConfig['stripe']> }) {
  const view = useView()
  const total = useCart().cart?.prices?.grand_total
  const { place, form, loading, retry } = useProviderForm(provider.key, {
    cents: toCents(total),
    currency: total?.currency ?? view.currency,
    provider,
  })
  useEffect(() => {
    if (loading === 'ready') setMountedForm(form.current)
    return () => setMountedForm(null)
  }, [form, loading])
  return (
    <>
      {loading === 'loading' && <FormLoading />}
      {loading === 'failed' && <FormNotLoaded retry={retry} />}
      <div ref={place} hidden={loading === 'failed'} />
    </>
  )
}

export function StripeForm() {
  const { stripe: provider } = useExpress()
  return provider && <CardFields provider={provider} />
}

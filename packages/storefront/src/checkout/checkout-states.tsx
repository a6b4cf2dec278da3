// The frame of the checkout page, and what stands in it while the cart loads.
import { Container } from '@loftwood/ui/layout'
import { Skeleton } from '@loftwood/ui/skeleton'
import type { ReactNode } from 'react'
import { useT } from '../platform/i18n/use-t.ts'

/** Title above, content as wide as form and summary need. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <Container className="py-8 md:py-12">
      <div className="mx-auto max-w-[70rem]">
        <h1 className="mb-6 text-3xl md:mb-9">{t('checkout.title')}</h1>
        {children}
      </div>
    </Container>
  )
}

/** Skeleton of the first step. @param label shown above it; by default for screen readers only */
export function CheckoutSkeleton({ label }: { label?: string }) {
  const t = useT()
  return (
    <CheckoutFrame>
      <div className="flex max-w-form flex-col gap-4" role="status" aria-label={label ?? t('cart.loading')}>
        {label !== undefined && <p className="text-ink-muted">{label}</p>}
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-13 w-40" />
      </div>
    </CheckoutFrame>
  )
}

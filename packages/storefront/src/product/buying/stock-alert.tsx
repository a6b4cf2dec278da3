// In the place of the button that adds to the cart while nothing can be added: one mail when it is back.
import { Button } from '@loftwood/ui/button'
import { Suspense, useState } from 'react'
import { useT } from '../../platform/i18n/use-t.ts'
import { lazyNamed } from '../../platform/lazy-named.ts'

const StockAlertForm = lazyNamed(() => import('./stock-alert-form.tsx'), 'StockAlertForm')

/** The form is loaded when it is wanted. */
export function StockAlert({ sku }: { sku: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const button = (
    <Button size="lg" className="min-w-0 flex-1" onClick={() => setOpen(true)}>
      {t('product.notifyMe')}
    </Button>
  )
  return isOpen ? (
    <Suspense fallback={button}>
      <StockAlertForm sku={sku} />
    </Suspense>
  ) : (
    button
  )
}

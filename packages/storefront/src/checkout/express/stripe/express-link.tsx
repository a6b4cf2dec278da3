// In a document that may not load the provider's scripts: leads to one that may, with what is chosen.
import { Button } from '@loftwood/ui/button'
import { useView, useHref, useT } from '../../../platform/i18n/use-t.ts'
import type { ExpressPurchase } from '../../../cart/express-purchase.ts'
import { paths } from '../../../paths.ts'
import { FormFailure } from '../../../platform/forms/form-failure.tsx'
import { useSubmit } from '../../../platform/forms/use-submit.ts'
import { keepBuyNow } from '../buy-now-cart.ts'
import { walletCalls } from '../wallet-calls.ts'

export function ExpressLink({ purchase }: { purchase: ExpressPurchase }) {
  const t = useT()
  const href = useHref()
  const view = useView()
  const { run, isBusy, failure } = useSubmit()
  const open = () =>
    run(async () => {
      const items = 'product' in purchase ? purchase.product.items() : []
      if (!items) return
      const calls = walletCalls({ url: '/api', store: view.code })
      keepBuyNow(sessionStorage, 'cart' in purchase ? null : (await calls.buyNow(items)).id)
      window.location.assign(href(paths.express))
    })
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" block loading={isBusy} onClick={() => void open()}>
        {t('express.page')}
      </Button>
      <FormFailure failure={failure} title={t('express.notOrdered')} />
    </div>
  )
}

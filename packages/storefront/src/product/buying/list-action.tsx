// The way from a list into the cart: at once, where nothing must be chosen first, else on the product's page.
import { Button, ButtonLink } from '@loftwood/ui/button'
import type { ProductListItemFragment } from '@loftwood/graphql-types'
import { useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import { useCartActions } from '../../cart/use-cart.ts'
import { paths, productPath } from '../../paths.ts'
import { failureText } from '../../platform/data/operation-error.ts'
import { useHref, useT } from '../../platform/i18n/use-t.ts'
import { notifyAtom } from '../../platform/notices.ts'
import { uiFlags } from '../../platform/ui-flags.ts'
import { useBusy } from '../../platform/use-busy.ts'
import type { ProductDetail } from '../product-detail.ts'

interface ListActionProps {
  product: ProductListItemFragment | ProductDetail
}

/** Types that go into the cart by their sku alone. */
const PLAIN: ReadonlySet<string> = new Set(['SimpleProduct', 'VirtualProduct'])

function asksNothing(product: ListActionProps['product']): boolean {
  const options = 'options' in product ? (product.options ?? []) : []
  return PLAIN.has(product.__typename) && !options.some((option) => option?.required)
}

/** Without script it is a plain form, as on the product's page. */
function AddForm({ sku, name }: { sku: string; name: string }) {
  const t = useT()
  const href = useHref()
  const notify = useSetAtom(notifyAtom)
  const openSidebar = useSetAtom(uiFlags.cartSidebar)
  const { add } = useCartActions()
  const [isAdding, setAdding] = useBusy()
  const send = async () => {
    setAdding(true)
    try {
      await add([{ sku, quantity: 1 }])
      openSidebar(true)
    } catch (error) {
      notify({ type: 'danger', title: t('product.addFailed'), message: failureText(error, t) })
    }
    setAdding(false)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAdding) void send()
  }
  return (
    <form method="post" action={href(paths.addToCart)} onSubmit={onSubmit}>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value="1" />
      <Button
        type="submit"
        size="sm"
        loading={isAdding}
        loadingLabel={t('product.adding')}
        aria-label={t('wishlist.addNamed', { name })}
      >
        {t('product.addToCart')}
      </Button>
    </form>
  )
}

/** Nothing for what is sold out: its stock says so. */
export function ListAction({ product }: ListActionProps) {
  const t = useT()
  const href = useHref()
  const { sku } = product
  const name = product.name ?? ''
  if (product.stock_status !== 'IN_STOCK') return null
  if (sku && asksNothing(product)) return <AddForm sku={sku} name={name} />
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      className="sm:whitespace-nowrap"
      href={href(productPath(product))}
      aria-label={t('common.labelled', { label: t('product.chooseOptions'), text: name })}
    >
      {t('product.chooseOptions')}
    </ButtonLink>
  )
}

// Adds to the cart without script, by a plain form that server/cart-without-script.ts handles.
import { Button } from '@loftwood/ui/button'
import { paths } from '../../paths.ts'
import { useHref, useT } from '../../platform/i18n/use-t.ts'
import { MAX_FORM_QUANTITY } from '../../platform/constants.ts'
import type { ProductDetail } from '../product-detail.ts'
import { fieldsOf } from '../types/product-types.ts'
import { optionGroups, type OptionGroup } from '../choosing/variant-selection.ts'

const FIELD = 'min-h-12 rounded-md border border-line-strong bg-white px-3'

function Choice({ group }: { group: OptionGroup }) {
  const t = useT()
  return (
    <label className="flex flex-col gap-1.5">
      {group.label}
      <select name="option" required defaultValue="" className={FIELD}>
        <option value="" disabled>
          {t('product.chooseOptions')}
        </option>
        {group.values.map(({ uid, label }) => (
          <option key={uid} value={uid}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

function Form({ product }: { product: ProductDetail }) {
  const t = useT()
  const href = useHref()
  const groups = product.__typename === 'ConfigurableProduct' ? optionGroups(product) : []
  return (
    <form method="post" action={href(paths.addToCart)} className="flex flex-col gap-4">
      <input type="hidden" name="sku" value={product.sku ?? ''} />
      {groups.map((group) => (
        <Choice key={group.code} group={group} />
      ))}
      <label className="flex flex-col gap-1.5">
        {t('product.quantity')}
        <input
          type="number"
          name="quantity"
          required
          min={1}
          max={MAX_FORM_QUANTITY}
          defaultValue={1}
          className={FIELD}
        />
      </label>
      <Button type="submit" size="lg">
        {t('product.addToCart')}
      </Button>
    </form>
  )
}

/** Products with further fields show a notice instead of the form; the interactive page is hidden. */
export function OrderWithoutScript({ product }: { product: ProductDetail }) {
  const t = useT()
  const asksMore = fieldsOf(product, { answers: {}, counts: {} }).some(({ isRequired }) => isRequired)
  return (
    <noscript>
      {product.stock_status !== 'IN_STOCK' ? (
        <p>{t('product.soldOut')}</p>
      ) : asksMore ? (
        <p>{t('product.needsScript')}</p>
      ) : (
        <Form product={product} />
      )}
    </noscript>
  )
}

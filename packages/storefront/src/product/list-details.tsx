// What a list says of a product besides its card: sizes, height, stock.
import type { ProductListItemFragment } from '@loftwood/graphql-types'
import { useFormat, useT } from '../platform/i18n/use-t.ts'

interface ListProps {
  product: ProductListItemFragment
}

const SIZE = 'att_bed_size'

function rowsOf({ product }: ListProps, heightOf: (inches: number) => string, heightLabel: string) {
  const options = product.__typename === 'ConfigurableProduct' ? (product.configurable_options ?? []) : []
  const sizes = options.find((option) => option?.attribute_code === SIZE)
  const labels = (sizes?.values ?? []).flatMap((value) => value?.label ?? [])
  const height = product.assembled_height
  return [
    ...(labels.length > 0 ? [{ label: sizes?.label ?? '', value: labels.join(', ') }] : []),
    ...(height ? [{ label: heightLabel, value: heightOf(height) }] : []),
  ]
}

function Stock({ product }: ListProps) {
  const t = useT()
  const left = product.only_x_left_in_stock
  if (product.stock_status !== 'IN_STOCK') return <p className="text-danger">{t('product.soldOut')}</p>
  if (left !== null) return <p className="text-sale">{t('product.onlyLeft', { count: left })}</p>
  return <p className="text-success">{t('product.inStock')}</p>
}

export function ListDetails({ product }: ListProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="mt-1 flex flex-col gap-1 text-sm">
      <dl className="flex flex-wrap gap-x-5 gap-y-0.5">
        {rowsOf({ product }, format.length, t('product.spec.height')).map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-1.5">
            <dt className="text-ink-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Stock product={product} />
    </div>
  )
}

// What a list says of a product besides its card: sizes, height, stock.
import type { ProductListItemFragment } from '@loftwood/graphql-types'
import { isStocked, stockWords } from '../../cart/stock-words.ts'
import type { Formatter } from '../../platform/i18n/format.ts'
import type { Translate } from '../../platform/i18n/translator.ts'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'

interface ListProps {
  product: ProductListItemFragment
}

interface Row {
  label: string
  value: string
}

const SIZE = 'att_bed_size'

/** The bed sizes to choose from; a product in one size has its length and width instead. */
function sizesOf(product: ProductListItemFragment): Row[] {
  const options = product.__typename === 'ConfigurableProduct' ? (product.configurable_options ?? []) : []
  return options.flatMap((option) =>
    option?.attribute_code === SIZE
      ? [
          {
            label: option.label ?? '',
            value: (option.values ?? []).flatMap((value) => value?.label ?? []).join(', '),
          },
        ]
      : [],
  )
}

const FOOTPRINT = [
  ['product.spec.length', 'assembled_length'],
  ['product.spec.width', 'assembled_width'],
] as const
const HEIGHT = [['product.spec.height', 'assembled_height']] as const

function rowsOf(product: ProductListItemFragment, t: Translate, format: Formatter): Row[] {
  const sizes = sizesOf(product)
  const measures = [...(sizes.length > 0 ? [] : FOOTPRINT), ...HEIGHT].flatMap(([label, attribute]) => {
    const inches = product[attribute]
    return inches ? [{ label: t(label), value: format.length(inches) }] : []
  })
  return [...sizes, ...measures]
}

function Stock({ product }: ListProps) {
  const t = useT()
  const left = product.only_x_left_in_stock
  const words = stockWords(product)
  if (product.stock_status !== 'IN_STOCK') return <p className="text-danger">{t('product.soldOut')}</p>
  if (left !== null) return <p className="text-sale">{t(words.left, { count: left })}</p>
  return isStocked(product) && <p className="text-success">{t(words.available)}</p>
}

export function ListDetails({ product }: ListProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="mt-1 flex flex-col gap-1 text-sm">
      <dl className="flex flex-wrap gap-x-5 gap-y-0.5">
        {rowsOf(product, t, format).map(({ label, value }) => (
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

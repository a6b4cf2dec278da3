// Products side by side: a column each, a row for each fact, those that differ first. What does not fit scrolls sideways
// below fixed row headers.
import { Button } from '@loftwood/ui/button'
import { Checkbox } from '@loftwood/ui/checkbox'
import { useRef, useState } from 'react'
import { productPath } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { Picture } from '../platform/media/picture.tsx'
import { ListAction } from '../product/buying/list-action.tsx'
import { TilePrice } from '../product/card/tile-price.tsx'
import type { ProductDetail } from '../product/product-detail.ts'
import type { CompareRow } from './compare-rows.ts'

interface CompareTableProps {
  products: readonly ProductDetail[]
  rows: readonly CompareRow[]
  onRemove: (product: ProductDetail) => void
}

const EDGE = 'border-b border-line p-3 text-start align-top'
/** As wide as the others, however long its texts are. */
const CELL = `${EDGE} w-48 min-w-48 max-w-48 break-words hyphens-auto sm:w-56 sm:max-w-56`
const ROW_HEAD = `${EDGE} sticky start-0 z-10 w-28 min-w-28 max-w-28 border-e bg-canvas font-semibold break-words hyphens-auto sm:w-48 sm:min-w-48 sm:max-w-48`

interface ProductHeadProps {
  product: ProductDetail
  onRemove: () => void
}

function ProductHead({ product, onRemove }: ProductHeadProps) {
  const t = useT()
  const href = useHref()
  const name = product.name ?? ''
  return (
    <th scope="col" className={`${CELL} font-normal`}>
      <a href={href(productPath(product))} className="flex flex-col gap-2 font-medium hover:underline">
        <Picture
          source={product.thumbnail?.url}
          size="card"
          sizes="(min-width: 40rem) 12rem, 8rem"
          alt=""
          className="aspect-square w-30 rounded-md bg-white object-contain sm:w-48"
        />
        {name}
      </a>
      <Button variant="link" size="sm" onClick={onRemove} aria-label={t('compare.removeNamed', { name })}>
        {t('compare.remove')}
      </Button>
    </th>
  )
}

function Value({ text }: { text: string | null }) {
  const t = useT()
  if (text !== null) return text
  return (
    <span className="text-ink-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('compare.notStated')}</span>
    </span>
  )
}

interface RowsProps {
  title?: string
  rows: readonly CompareRow[]
  columns: number
}

function Rows({ title, rows, columns }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <tbody>
      {title !== undefined && (
        <tr>
          <th scope="rowgroup" colSpan={columns + 1} className="bg-birch px-3 py-2 text-start font-semibold">
            <span className="sticky start-3">{title}</span>
          </th>
        </tr>
      )}
      {rows.map(({ id, label, values }) => (
        <tr key={id}>
          <th scope="row" className={ROW_HEAD}>
            {label}
          </th>
          {values.map((value, index) => (
            <td key={index} className={CELL}>
              <Value text={value} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Heads({ products, onRemove }: Omit<CompareTableProps, 'rows'>) {
  const t = useT()
  return (
    <thead>
      <tr>
        <th scope="col" className={ROW_HEAD}>
          <span className="sr-only">{t('compare.feature')}</span>
        </th>
        {products.map((product) => (
          <ProductHead key={product.uid} product={product} onRemove={() => onRemove(product)} />
        ))}
      </tr>
    </thead>
  )
}

/** With the button that buys. */
function Prices({ products }: Pick<CompareTableProps, 'products'>) {
  const t = useT()
  return (
    <tbody>
      <tr>
        <th scope="row" className={ROW_HEAD}>
          {t('product.price')}
        </th>
        {products.map((product) => (
          <td key={product.uid} className={CELL}>
            <div className="flex flex-col items-start gap-2">
              <TilePrice product={product} />
              <ListAction product={product} />
            </div>
          </td>
        ))}
      </tr>
    </tbody>
  )
}

export function CompareTable({ products, rows, onRemove }: CompareTableProps) {
  const t = useT()
  const area = useRef<HTMLDivElement>(null)
  const [isShort, setShort] = useState(false)
  const columns = products.length
  const [different, same] = [rows.filter(({ differs }) => differs), rows.filter(({ differs }) => !differs)]
  const canDiffer = columns > 1
  /** The pressed button goes with its column, so the table takes the focus. */
  const remove = (product: ProductDetail) => {
    onRemove(product)
    area.current?.focus()
  }
  const caption = t('compare.table', { count: columns })
  return (
    <>
      {canDiffer && (
        <Checkbox
          className="mb-4"
          label={t('compare.onlyDifferent')}
          checked={isShort}
          onChange={(event) => setShort(event.target.checked)}
        />
      )}
      <div
        ref={area}
        role="region"
        aria-label={caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what has the focus
        tabIndex={0}
        className="relative overflow-x-auto"
      >
        <table className="border-separate border-spacing-0 border-t border-line text-sm">
          <caption className="sr-only">{caption}</caption>
          <Heads products={products} onRemove={remove} />
          <Prices products={products} />
          {canDiffer ? (
            <>
              <Rows title={t('compare.different')} rows={different} columns={columns} />
              {!isShort && <Rows title={t('compare.same')} rows={same} columns={columns} />}
            </>
          ) : (
            <Rows rows={rows} columns={columns} />
          )}
        </table>
      </div>
    </>
  )
}

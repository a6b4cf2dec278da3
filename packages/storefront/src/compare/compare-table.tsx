// Products side by side: a column each, a row per attribute. Narrow screens scroll it sideways below fixed row headers.
import type { CompareListFragment } from '@loftwood/graphql-types'
import { Button, ButtonLink } from '@loftwood/ui/button'
import { Price } from '@loftwood/ui/price'
import { useRef, type ReactNode } from 'react'
import { productPath } from '../paths.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import { Picture } from '../platform/media/picture.tsx'
import { plainText } from '../platform/plain-text.ts'
import { useBusy } from '../platform/use-busy.ts'

export type ComparedItem = NonNullable<NonNullable<CompareListFragment['items']>[number]>
type Attribute = NonNullable<CompareListFragment['attributes']>[number]

interface CompareTableProps {
  items: readonly ComparedItem[]
  attributes: readonly Attribute[]
  onRemove: (item: ComparedItem) => Promise<void>
}

/** Descriptions are read on the product's page. */
const MAX_TEXT = 240
/** Attributes that have a row of their own. */
const SHOWN: ReadonlySet<string> = new Set(['name', 'price'])

const EDGE = 'border-b border-line p-3 text-start align-top'
const CELL = `${EDGE} min-w-44`
const ROW_HEAD = `${EDGE} sticky start-0 z-10 min-w-28 max-w-28 border-e bg-canvas font-semibold break-words sm:min-w-44 sm:max-w-44`

function ProductHead({ item, onRemove }: { item: ComparedItem } & Pick<CompareTableProps, 'onRemove'>) {
  const t = useT()
  const href = useHref()
  const [isBusy, setBusy] = useBusy()
  const { product } = item
  const name = product.name ?? ''
  const remove = async () => {
    setBusy(true)
    await onRemove(item)
    setBusy(false)
  }
  return (
    <th scope="col" className={`${CELL} font-normal`}>
      <a href={href(productPath(product))} className="flex flex-col gap-2 font-medium hover:underline">
        <Picture
          source={product.thumbnail?.url}
          size="cart"
          alt=""
          className="size-28 rounded-md bg-white object-contain"
        />
        {name}
      </a>
      <Button
        variant="link"
        size="sm"
        loading={isBusy}
        onClick={() => void remove()}
        aria-label={t('compare.removeNamed', { name })}
      >
        {t('compare.remove')}
      </Button>
    </th>
  )
}

function ProductPrice({ product }: Pick<ComparedItem, 'product'>) {
  const t = useT()
  const format = useFormat()
  const lowest = product.price_range.minimum_price
  const highest = product.price_range.maximum_price
  if (!lowest) return null
  const isFrom = highest && highest.final_price.value !== lowest.final_price.value
  return (
    <Price
      size="sm"
      final={format.money(lowest.final_price)}
      finalLabel={t('product.price')}
      {...(isFrom && { prefix: t('product.from') })}
    />
  )
}

function BuyLink({ product }: Pick<ComparedItem, 'product'>) {
  const t = useT()
  const href = useHref()
  return (
    <ButtonLink
      size="sm"
      href={href(productPath(product))}
      aria-label={t('compare.buyNamed', { name: product.name ?? '' })}
    >
      {t('compare.buy')}
    </ButtonLink>
  )
}

interface RowProps {
  label: string
  items: readonly ComparedItem[]
  children: (item: ComparedItem) => ReactNode
}

function Row({ label, items, children }: RowProps) {
  return (
    <tr>
      <th scope="row" className={ROW_HEAD}>
        {label}
      </th>
      {items.map((item) => (
        <td key={item.uid} className={CELL}>
          {children(item)}
        </td>
      ))}
    </tr>
  )
}

/** The words of a value, which may be HTML. Parsed like this no script of it runs and nothing of it is loaded. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html')
  return plainText(body.textContent, MAX_TEXT)
}

const valueOf = ({ attributes }: ComparedItem, code: string): string =>
  wordsOf(attributes.find((attribute) => attribute?.code === code)?.value ?? '')

export function CompareTable({ items, attributes, onRemove }: CompareTableProps) {
  const t = useT()
  const area = useRef<HTMLDivElement>(null)
  const rows = attributes.filter((attribute) => attribute !== null && !SHOWN.has(attribute.code))
  /** The pressed button goes with its column, so the table takes the focus. */
  const remove = async (item: ComparedItem) => {
    await onRemove(item)
    area.current?.focus()
  }
  const caption = t('compare.table', { count: items.length })
  return (
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
        <thead>
          <tr>
            <th scope="col" className={ROW_HEAD}>
              <span className="sr-only">{t('compare.feature')}</span>
            </th>
            {items.map((item) => (
              <ProductHead key={item.uid} item={item} onRemove={remove} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={t('product.price')} items={items}>
            {({ product }) => (
              <div className="flex flex-col items-start gap-2">
                <ProductPrice product={product} />
                <BuyLink product={product} />
              </div>
            )}
          </Row>
          {rows.map((attribute) => (
            <Row key={attribute?.code} label={attribute?.label ?? ''} items={items}>
              {(item) => valueOf(item, attribute?.code ?? '')}
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  )
}

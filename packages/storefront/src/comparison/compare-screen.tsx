// The page of the comparison: up to four products, side by side.
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { useAtomValue, useSetAtom } from 'jotai'
import { CartMattresses } from '../cart/cart-mattresses.tsx'
import { MAX_COMPARED } from '../compare/compare-list.ts'
import { cartMattressesAtom } from '../fit/ceiling/cart-mattresses.ts'
import { useMyHome } from '../fit/my-home/use-my-home.ts'
import { useMeasures } from '../fit/use-measures.ts'
import { paths } from '../paths.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import type { ProductDetail } from '../product/product-detail.ts'
import { compareFacts } from './compare-facts.ts'
import { compareRows } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'
import { useCompared, type ComparedProduct } from './use-compared.ts'

function NothingCompared() {
  const t = useT()
  const href = useHref()
  return (
    <EmptyState
      title={t('compare.empty')}
      headingLevel={2}
      actions={<ButtonLink href={href(paths.home)}>{t('cart.startShopping')}</ButtonLink>}
    >
      {t('compare.emptyDetail', { count: MAX_COMPARED })}
    </EmptyState>
  )
}

interface SideBySideProps {
  compared: readonly ComparedProduct[]
  onRemove: (product: ProductDetail) => void
}

function SideBySide({ compared, onRemove }: SideBySideProps) {
  const t = useT()
  const format = useFormat()
  const measures = useMeasures()
  const { ceiling } = useMyHome()
  const mattresses = useAtomValue(cartMattressesAtom)
  if (compared.length === 0) return <NothingCompared />
  const words = { t, format, measures, ceiling, mattresses }
  const rows = compareRows(compared.map((each) => compareFacts(each, words)))
  return (
    <>
      <CartMattresses />
      {compared.length === 1 && <p className="mb-4 text-ink-muted">{t('compare.addAnother')}</p>}
      <CompareTable {...{ rows, onRemove }} products={compared.map(({ product }) => product)} />
    </>
  )
}

export function CompareScreen() {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const { products, error, retry, remove } = useCompared()
  const onRemove = ({ sku, name }: ProductDetail) => {
    remove(sku ?? '')
    notify({ type: 'success', message: t('compare.removed', { name: name ?? '' }) })
  }
  return (
    <WhenLoaded data={products} error={error} retry={retry}>
      {(compared) => <SideBySide {...{ compared, onRemove }} />}
    </WhenLoaded>
  )
}

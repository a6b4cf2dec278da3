// Puts the product on the compare list, and says so.
import { Button } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { useSetAtom } from 'jotai'
import { Scale } from 'lucide'
import { compareProduct } from '../../compare/compare-product.ts'
import { useT, useView } from '../../platform/i18n/use-t.ts'
import { notifyAtom } from '../../platform/notices.ts'
import type { ProductDetail } from '../product-detail.ts'

export function CompareButton({ product }: { product: Pick<ProductDetail, 'sku' | 'name'> }) {
  const t = useT()
  const view = useView()
  const notify = useSetAtom(notifyAtom)
  const compare = async () => notify(await compareProduct(product, view))
  return (
    <Button
      variant="ghost"
      size="sm"
      iconStart={<Icon of={Scale} size="sm" />}
      onClick={() => void compare()}
    >
      {t('product.compare')}
    </Button>
  )
}

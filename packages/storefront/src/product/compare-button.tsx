// Puts the product on the compare list, and says so.
import { Button } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { useSetAtom } from 'jotai'
import { Scale } from 'lucide'
import { useClient } from 'urql'
import { compareProduct } from '../compare/compare-product.ts'
import { useT, useView } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import type { ProductDetail } from './product-detail.ts'

export function CompareButton({ product }: { product: ProductDetail }) {
  const t = useT()
  const view = useView()
  const client = useClient()
  const notify = useSetAtom(notifyAtom)
  const compare = async () => notify(await compareProduct(client, product, view))
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

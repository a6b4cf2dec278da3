// Puts the product on the compare list, and says so; beside it is the way to the comparison from then on.
import { Button, ButtonLink } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { useSetAtom } from 'jotai'
import { Scale } from 'lucide'
import { useState } from 'react'
import { compareProduct } from '../../compare/compare-product.ts'
import { useT, useView } from '../../platform/i18n/use-t.ts'
import { notifyAtom, type NoticeInput } from '../../platform/notices.ts'
import type { ProductDetail } from '../product-detail.ts'

export function CompareButton({ product }: { product: Pick<ProductDetail, 'sku' | 'name'> }) {
  const t = useT()
  const view = useView()
  const notify = useSetAtom(notifyAtom)
  const [way, setWay] = useState<NoticeInput['link']>()
  const compare = async () => {
    const notice = await compareProduct(product, view)
    setWay(notice.link)
    notify(notice)
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        iconStart={<Icon of={Scale} size="sm" />}
        onClick={() => void compare()}
      >
        {t('product.compare')}
      </Button>
      {way && (
        <ButtonLink variant="ghost" size="sm" href={way.href}>
          {way.label}
        </ButtonLink>
      )}
    </>
  )
}

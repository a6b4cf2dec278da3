// The button that shows the chosen piece in the shopper's room; nothing where no camera can.
import { Button } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { ScanBox } from 'lucide'
import { Suspense, useEffect, useState } from 'react'
import { useT } from '../../platform/i18n/use-t.ts'
import { lazyNamed } from '../../platform/lazy-named.ts'
import { modelPath } from '../model-path.ts'
import type { ProductDetail } from '../product-detail.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'
import { arMode, type ArMode } from './ar-mode.ts'

/** Must be called while the press is handled. */
function openQuickLook(path: string): void {
  const link = document.createElement('a')
  link.rel = 'ar'
  // The piece cannot be scaled: its size is what the shopper wants to see.
  link.href = `${path}#allowsContentScaling=0`
  link.append(document.createElement('img'))
  link.click()
}

const ArDialog = lazyNamed(() => import('./ar-dialog.tsx'), 'ArDialog')

interface SeeInRoomProps {
  product: ProductDetail
  choice: Pick<ChoiceState, 'pictured'>
}

export function SeeInRoom({ product, choice: { pictured } }: SeeInRoomProps) {
  const t = useT()
  const [mode, setMode] = useState<ArMode>()
  // Undefined until it is opened first.
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => {
    void arMode(navigator, document.createElement('a')).then(setMode)
  }, [])
  const { sku } = product
  if (mode === undefined || sku === null) return null
  const address = { sku, variant: pictured?.sku ?? undefined }
  const open = () => {
    if (mode === 'quick-look') return openQuickLook(modelPath({ ...address, format: 'usdz' }))
    setOpen(true)
  }
  return (
    <>
      <Button variant="secondary" size="sm" iconStart={<Icon of={ScanBox} size="sm" />} onClick={open}>
        {t('product.ar.open')}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ArDialog
            product={product}
            pictured={pictured}
            source={modelPath({ ...address, format: 'glb' })}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

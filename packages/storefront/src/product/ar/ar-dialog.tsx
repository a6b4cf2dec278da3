// The piece to turn and to place in the room, with its size. Loaded when it is opened.
import { Dialog } from '@loftwood/ui/dialog'
import { useState } from 'react'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import { measuresOf } from '../choosing/measures-of.ts'
import type { ProductDetail } from '../product-detail.ts'
import type { ChosenVariant } from '../choosing/variant-selection.ts'
import { ArModel } from './ar-model.tsx'

interface ArDialogProps {
  product: ProductDetail
  pictured: ChosenVariant | null
  /** Address of the model. */
  source: string
  isOpen: boolean
  onClose: () => void
}

export function ArDialog({ product, pictured, source, isOpen, onClose }: ArDialogProps) {
  const t = useT()
  const format = useFormat()
  const measures = measuresOf(product, pictured)
  const [attempt, setAttempt] = useState(0)
  // The library remembers the addresses that failed.
  const address = attempt === 0 ? source : `${source}?try=${attempt}`
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      width="lg"
      title={t('product.ar.open')}
      closeLabel={t('common.close')}
    >
      {isOpen && (
        <ArModel
          key={address}
          name={product.name ?? ''}
          source={address}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {measures && (
        <p className="mt-4">
          {t('product.ar.size', {
            length: format.length(measures.length),
            width: format.length(measures.width),
            height: format.length(measures.height),
          })}
        </p>
      )}
    </Dialog>
  )
}

// Under the button: the size guide, sharing and comparing.
import { Button } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { useSetAtom } from 'jotai'
import { Ruler, Share2 } from 'lucide'
import { Suspense, useState } from 'react'
import { useT } from '../../platform/i18n/use-t.ts'
import { loadLaterTexts } from '../../platform/i18n/translator.ts'
import { lazyAfterHydration, lazyNamed } from '../../platform/lazy-named.ts'
import { notifyAtom } from '../../platform/notices.ts'
import { useHydrated } from '../../platform/use-hydrated.ts'
import type { ProductDetail } from '../product-detail.ts'
import { measuresOf } from '../choosing/measures-of.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'

const CompareButton = lazyAfterHydration(() => import('./compare-button.tsx'), 'CompareButton')
const SizeGuide = lazyNamed(() => import('../choosing/size-guide.tsx'), 'SizeGuide')

interface ToolProps {
  product: ProductDetail
  choice: ChoiceState
}

function SizeGuideButton({ product, choice }: ToolProps) {
  const t = useT()
  // Undefined until it is opened first.
  const [isOpen, setOpen] = useState<boolean>()
  if (!measuresOf(product, choice.variant)) return null
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        iconStart={<Icon of={Ruler} size="sm" />}
        onClick={() => setOpen(true)}
      >
        {t('sizeGuide.title')}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <SizeGuide {...{ product, choice, isOpen }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Uses the device's share dialog, or copies the link, which contains the chosen options. */
function ShareButton({ name }: { name: string }) {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const share = async () => {
    const [{ shareProduct }] = await Promise.all([import('./share-product.ts'), loadLaterTexts()])
    const outcome = await shareProduct(name)
    if (outcome) notify({ type: outcome.type, message: t(outcome.text) })
  }
  return (
    <Button variant="ghost" size="sm" iconStart={<Icon of={Share2} size="sm" />} onClick={() => void share()}>
      {t('product.share')}
    </Button>
  )
}

/** What each does is loaded when it is pressed. */
export function ProductTools({ product, choice }: ToolProps) {
  const isHydrated = useHydrated()
  return (
    <div className="-mx-3.5 flex flex-wrap gap-x-2">
      <SizeGuideButton product={product} choice={choice} />
      <ShareButton name={product.name ?? ''} />
      {isHydrated && (
        <Suspense fallback={null}>
          <CompareButton product={product} />
        </Suspense>
      )}
    </div>
  )
}

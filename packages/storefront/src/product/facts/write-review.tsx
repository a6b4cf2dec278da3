// The way to the form of a review; guests sign in first unless the store takes their reviews too.
import { Button } from '@loftwood/ui/button'
import { useSetAtom } from 'jotai'
import { Suspense, useState } from 'react'
import { useT } from '../../platform/i18n/use-t.ts'
import { lazyNamed } from '../../platform/lazy-named.ts'
import type { ProductDetail } from '../product-detail.ts'
import { useSignedIn } from '../../platform/session/use-session.ts'
import { useStoreConfig } from '../../store/shell.ts'
import { uiFlags } from '../../platform/ui-flags.ts'

const ReviewDialog = lazyNamed(() => import('./review-dialog.tsx'), 'ReviewDialog')

/** The form's code is loaded with the first press. */
export function WriteReview({ product }: { product: ProductDetail }) {
  const t = useT()
  const areGuestsWelcome = useStoreConfig()?.allow_guests_to_write_product_reviews === '1'
  const mayWrite = useSignedIn() || areGuestsWelcome
  const setLogin = useSetAtom(uiFlags.login)
  // Undefined until it is opened first.
  const [isOpen, setOpen] = useState<boolean>()
  const open = () => {
    if (!mayWrite) return setLogin(true)
    setOpen(true)
  }
  return (
    <>
      <Button variant="secondary" onClick={open}>
        {t('review.write')}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ReviewDialog product={product} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

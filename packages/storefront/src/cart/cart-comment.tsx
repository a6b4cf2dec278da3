// A comment on the order, where the shop's configuration enables it. Saved on blur.
import { Disclosure } from '@loftwood/ui/disclosure'
import { TextArea } from '@loftwood/ui/text-area'
import type { CartFragment } from '@loftwood/graphql-types'
import { useState } from 'react'
import { failureText } from '../platform/data/operation-error.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { useStoreConfig } from '../store/shell.ts'
import { useCartPage } from './use-cart-page.ts'

const MAX_LENGTH = 1000

/** Folded unless there is one. The text stays in the field when saving fails. */
export function CartComment({ cart }: { cart: CartFragment }) {
  const t = useT()
  const { setComment } = useCartPage()
  const isEnabled = useStoreConfig()?.is_cart_comment_enabled === true
  const [text, setText] = useState(cart.comment ?? '')
  const [error, setError] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const save = async () => {
    if (text.trim() === (cart.comment ?? '')) return
    setError(undefined)
    try {
      await setComment(text)
      setSaved(true)
    } catch (failure) {
      setError(failureText(failure, t))
    }
  }
  if (!isEnabled) return null
  return (
    <Disclosure title={t('cart.commentQuestion')} {...(cart.comment ? { open: true } : {})}>
      <TextArea
        label={t('cart.commentLabel')}
        hint={t('cart.commentHint')}
        name="comment"
        maxLength={MAX_LENGTH}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value)
          setSaved(false)
        }}
        onBlur={() => void save()}
      />
      <p role="status" className="min-h-6 text-sm text-success">
        {isSaved && t('cart.commentKept')}
      </p>
    </Disclosure>
  )
}

// A field for a code (coupon, gift card) with its button, and an accepted code with a button that removes it.
import { Button } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { TextField } from '@loftwood/ui/text-field'
import { useSetAtom } from 'jotai'
import type { IconNode } from 'lucide'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { failureText } from '../platform/data/operation-error.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { useBusy } from '../platform/use-busy.ts'

interface CodeFieldProps {
  /** Of the field. */
  name: string
  label: string
  /** Error for an empty field. */
  missing: string
  apply: (code: string) => Promise<unknown>
  /** Text of a failure. */
  errorOf: (failure: unknown) => string
}

/** Clears itself once its code is accepted. */
export function CodeField({ name, label, missing, apply, errorOf }: CodeFieldProps) {
  const t = useT()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useBusy()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setError(missing)
    setBusy(true)
    setError(undefined)
    try {
      await apply(code.trim())
      setCode('')
    } catch (failure) {
      setError(errorOf(failure))
    }
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-start gap-2">
      <TextField
        className="flex-1"
        label={label}
        name={name}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="md" className="mt-7 min-h-12" loading={isBusy}>
        {t('cart.couponApply')}
      </Button>
    </form>
  )
}

interface AppliedCodeProps {
  icon: IconNode
  /** It takes nothing off now. */
  isUnused?: boolean
  /** Of the button, e.g. `Remove coupon WELCOME10`. */
  removeLabel: string
  /** Title of the notice when it could not be taken off. */
  failedTitle: string
  remove: () => Promise<unknown>
  children: ReactNode
}

/** One line; it goes away with the cart's answer. */
export function AppliedCode(props: AppliedCodeProps) {
  const { icon, isUnused = false, removeLabel, failedTitle, remove, children } = props
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const [isBusy, setBusy] = useBusy()
  const takeOff = async () => {
    setBusy(true)
    try {
      await remove()
    } catch (error) {
      notify({ type: 'danger', title: failedTitle, message: failureText(error, t) })
      setBusy(false)
    }
  }
  return (
    <div className="flex items-center justify-between gap-3 rounded-md border border-line bg-white px-4 py-2">
      <p className="flex min-w-0 items-center gap-2">
        <Icon of={icon} size="sm" className={`shrink-0 ${isUnused ? 'text-ink-muted' : 'text-success'}`} />
        <span className="min-w-0 break-words">{children}</span>
      </p>
      <Button
        variant="link"
        size="sm"
        loading={isBusy}
        aria-label={removeLabel}
        onClick={() => void takeOff()}
      >
        {t('cart.couponRemove')}
      </Button>
    </div>
  )
}

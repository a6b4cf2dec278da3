// The provider's form while a component is shown.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useView } from '../../../platform/i18n/use-t.ts'
import type { PaymentTerms } from './elements-options.ts'
import { mountProviderForm, type ProviderForm } from './provider-form.ts'

type Loading = 'loading' | 'ready' | 'failed'

/** @param terms as they are when the form is mounted; another payment mounts it anew */
export function useProviderForm(
  publishableKey: string,
  terms: PaymentTerms,
): {
  place: RefObject<HTMLDivElement | null>
  form: RefObject<ProviderForm | null>
  loading: Loading
  retry: () => void
} {
  const { locale } = useView()
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<ProviderForm | null>(null)
  const [loading, setLoading] = useState<Loading>('loading')
  const [tries, setTries] = useState(0)
  const payment = 'clientSecret' in terms ? terms.clientSecret : null
  const mountIn = useEffectEvent((element: HTMLElement) =>
    mountProviderForm({ publishableKey, terms, locale, place: element }),
  )
  useEffect(() => {
    let isGone = false
    const { current } = place
    if (!current) return
    mountIn(current).then(
      (mounted) => {
        if (isGone) return mounted.remove()
        form.current = mounted
        setLoading('ready')
      },
      () => isGone || setLoading('failed'),
    )
    return () => {
      isGone = true
      form.current?.remove()
      form.current = null
    }
  }, [payment, publishableKey, locale, tries])
  const retry = () => {
    setLoading('loading')
    setTries(tries + 1)
  }
  return { place, form, loading, retry }
}

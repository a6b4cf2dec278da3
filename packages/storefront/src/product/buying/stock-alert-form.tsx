// Where to write when a sold-out product is back.
import { CustomerDocument, SubscribeToStockAlertDocument } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { TextField } from '@loftwood/ui/text-field'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useClient, useQuery } from '../../platform/data/use-query.ts'
import { dataOrThrow } from '../../platform/data/data-or-throw.ts'
import { FormFailure } from '../../platform/forms/form-failure.tsx'
import { useSubmit } from '../../platform/forms/use-submit.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { useSignedIn } from '../../platform/session/use-session.ts'

/** A customer's own address is filled in: until something is typed a field follows its default value. */
export function StockAlertForm({ sku }: { sku: string }) {
  const t = useT()
  const client = useClient()
  const [{ data }] = useQuery({ query: CustomerDocument, variables: {}, pause: !useSignedIn() })
  const [done, setDone] = useState('')
  const [error, setError] = useState<string>()
  const { isBusy, failure, run } = useSubmit()
  const field = useRef<HTMLFormElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    const email = input.value.trim()
    if (email === '' || !input.validity.valid) {
      setError(t(email === '' ? 'form.required' : 'form.email'))
      input.focus()
      return
    }
    setError(undefined)
    void run(async () => {
      dataOrThrow(await client.mutation(SubscribeToStockAlertDocument, { sku, email }))
      setDone(t('stockAlert.done', { email }))
    })
  }

  if (done !== '')
    return (
      <p
        ref={(text) => text?.focus()}
        tabIndex={-1}
        className="min-w-0 flex-1 font-semibold text-success outline-none wrap-anywhere"
      >
        {done}
      </p>
    )
  return (
    <form
      ref={field}
      noValidate
      method="post"
      onSubmit={submit}
      className="flex min-w-0 flex-1 flex-col gap-3"
    >
      <FormFailure failure={failure} title={t('stockAlert.failed')} />
      <TextField
        id="stock-alert-email"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('form.emailLabel')}
        hint={t('stockAlert.hint')}
        defaultValue={data?.customer?.email ?? ''}
        error={error}
      />
      <Button type="submit" size="lg" block loading={isBusy}>
        {t('stockAlert.send')}
      </Button>
    </form>
  )
}

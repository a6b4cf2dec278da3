// One field and a button: the newsletter's sign-up, in the footer, in its dialog and on the home page.
import { SubscribeEmailToNewsletterDocument, type SubscriptionStatusesEnum } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { TextField } from '@loftwood/ui/text-field'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../platform/data/use-query.ts'
import { failureText, OperationError } from '../platform/data/operation-error.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { loadLaterTexts } from '../platform/i18n/translator.ts'
import { useT } from '../platform/i18n/use-t.ts'

type Status = `${SubscriptionStatusesEnum}`

/** The text after signing up, which differs when a confirmation mail was sent. */
const DONE: Record<Status, MessageKey> = {
  SUBSCRIBED: 'newsletter.subscribed',
  UNCONFIRMED: 'newsletter.confirm',
  NOT_ACTIVE: 'newsletter.confirm',
  UNSUBSCRIBED: 'error.title',
}

function useSubscribe() {
  const t = useT()
  const client = useClient()
  const [state, setState] = useState<{ isBusy?: boolean; done?: string; error?: string }>({})
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const input = form.elements.namedItem('email') as HTMLInputElement
    const email = input.value.trim()
    if (email === '' || !input.validity.valid) {
      setState({ error: t(email === '' ? 'form.required' : 'form.email') })
      input.focus()
      return
    }
    setState({ isBusy: true })
    const { data, error } = await client.mutation(SubscribeEmailToNewsletterDocument, { email })
    await loadLaterTexts()
    const status = data?.subscribeEmailToNewsletter?.status
    if (status) {
      form.reset()
      setState({ done: t(DONE[status]) })
    } else setState({ error: error ? failureText(new OperationError(error), t) : t('error.title') })
  }
  return { ...state, submit }
}

interface NewsletterFormProps {
  /** Of the field; several forms may stand on one page. */
  id: string
  /** On the dark ground of the footer. */
  inverse?: boolean
}

/** The back end says whether the address is subscribed at once or must be confirmed. */
export function NewsletterForm({ id, inverse = false }: NewsletterFormProps) {
  const t = useT()
  const { isBusy = false, done, error, submit } = useSubscribe()
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)}>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          labelHidden
          label={t('newsletter.email')}
          placeholder={t('form.emailLabel')}
          error={inverse ? undefined : error}
          className="min-w-52 flex-1"
        />
        <Button
          type="submit"
          variant={inverse ? 'secondary' : 'primary'}
          loading={isBusy}
          className="min-h-12"
        >
          {t('newsletter.subscribe')}
        </Button>
      </div>
      <p role="status" className={inverse ? 'mt-2 text-sm' : 'mt-2 text-sm text-success'}>
        {done ?? (inverse ? error : undefined)}
      </p>
    </form>
  )
}

// My newsletter: in or out.
import type { CustomerFragment } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Checkbox } from '@loftwood/ui/checkbox'
import { FormStack } from '@loftwood/ui/layout'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { WithCustomer } from './customer-data.tsx'
import { useCustomerCalls } from './use-customer-calls.ts'

function Subscription({ customer }: { customer: CustomerFragment }) {
  const t = useT()
  const calls = useCustomerCalls()
  const notify = useSetAtom(notifyAtom)
  const [isSubscribed, setSubscribed] = useState(customer.is_subscribed === true)
  const { isBusy, failure, run } = useSubmit()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const isSubscribedNow = await calls.subscribe(isSubscribed)
      const mustConfirm = isSubscribed && !isSubscribedNow
      notify({ type: 'success', message: t(mustConfirm ? 'newsletter.confirm' : 'account.saved') })
    })
  }
  return (
    <form method="post" onSubmit={submit} className="max-w-form">
      <FormStack>
        <FormFailure failure={failure} title={t('account.notSaved')} />
        <Checkbox
          label={t('auth.subscribe')}
          hint={t('account.newsletterDetail')}
          checked={isSubscribed}
          onChange={(event) => setSubscribed(event.target.checked)}
        />
        <div>
          <Button type="submit" loading={isBusy}>
            {t('account.save')}
          </Button>
        </div>
      </FormStack>
    </form>
  )
}

export function NewsletterScreen() {
  return <WithCustomer>{(customer) => <Subscription customer={customer} />}</WithCustomer>
}

// Finds a guest's order by what only its buyer has. Wrong data gets one answer, whichever part is wrong.
import { GuestOrderDocument, type GuestOrderQuery } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { ErrorSummary } from '@loftwood/ui/error-summary'
import { FormStack } from '@loftwood/ui/layout'
import { Notification } from '@loftwood/ui/notification'
import { TextField } from '@loftwood/ui/text-field'
import { TextLink } from '@loftwood/ui/text-link'
import * as z from 'zod/mini'
import { useClient } from '../platform/data/use-query.ts'
import { EMAIL_INPUT } from '../customer/sign-in-form.tsx'
import { paths } from '../paths.ts'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { failureText, OperationError } from '../platform/data/operation-error.ts'
import { email } from '../platform/forms/email.ts'
import { useShopForm } from '../platform/forms/use-shop-form.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useFeature } from '../platform/use-feature.ts'

export type GuestOrder = NonNullable<GuestOrderQuery['guestOrder']>

const text = z.string().check(z.trim(), z.minLength(1, 'form.required'), z.maxLength(64, 'form.tooLong'))

/** `proof` is the last name of the bill, or its postal code before Magento 2.4.8. */
const schema = z.object({ number: text, email, proof: text })

interface FindOrderFormProps {
  onFound: (order: GuestOrder) => void
  /** The link that led here found nothing. */
  isLinkWrong: boolean
}

export function FindOrderForm({ onFound, isLinkWrong }: FindOrderFormProps) {
  const t = useT()
  const href = useHref()
  const client = useClient()
  const hasLastname = useFeature('guestOrderLastname')
  const form = useShopForm({
    id: 'find-order',
    schema,
    labels: {
      number: 'order.number',
      email: 'form.emailLabel',
      proof: hasLastname ? 'order.lastname' : 'order.postcode',
    },
    initial: { number: '', email: '', proof: '' },
    send: async ({ number, email: address, proof }) => {
      const key = hasLastname ? { lastname: proof } : { postcode: proof }
      // The schema here is the newest: a release before it takes the postal code, and the middleware checks which.
      const input = { number: number.replace(/^#/, ''), email: address, ...key } as {
        number: string
        email: string
        lastname: string
      }
      const result = await client.query(GuestOrderDocument, { input }, { requestPolicy: 'network-only' })
      onFound(dataOrThrow(result).guestOrder)
    },
  })
  const failure = form.failure ?? null
  return (
    <form {...form.element} className="max-w-form">
      <FormStack>
        <p>{t(hasLastname ? 'order.findDetail' : 'order.findDetailPostcode')}</p>
        {failure === null && isLinkWrong && (
          <Notification tone="warning">{t('order.linkWrong')}</Notification>
        )}
        {failure !== null && (
          <Notification tone="danger" title={t('order.notFound')}>
            {isRefused(failure) ? t('order.notFoundDetail') : failureText(failure, t)}
          </Notification>
        )}
        <ErrorSummary title={t('form.check')} problems={form.problems} />
        <TextField {...form.field('number')} required autoComplete="off" />
        <TextField {...form.field('email')} {...EMAIL_INPUT} autoComplete="email" />
        <TextField
          {...form.field('proof')}
          required
          autoComplete={hasLastname ? 'family-name' : 'billing postal-code'}
        />
        <div>
          <Button type="submit" size="lg" loading={form.isBusy}>
            {t('order.find')}
          </Button>
        </div>
        <p>
          {t('order.withAccount')} <TextLink href={href(paths.orders)}>{t('account.orders')}</TextLink>
        </p>
      </FormStack>
    </form>
  )
}

const isRefused = (failure: unknown) =>
  failure instanceof OperationError && failure.kind === 'refused' && failure.code !== 'RATE_LIMITED'

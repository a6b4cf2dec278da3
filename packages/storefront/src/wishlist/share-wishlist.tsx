// Sharing a wishlist: its link to copy, and an e-mail to friends.
import { SendGuestWishlistDocument, SendWishlistDocument } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Disclosure } from '@loftwood/ui/disclosure'
import { ErrorSummary } from '@loftwood/ui/error-summary'
import { FormStack } from '@loftwood/ui/layout'
import { TextArea } from '@loftwood/ui/text-area'
import { TextField } from '@loftwood/ui/text-field'
import { useSetAtom } from 'jotai'
import * as z from 'zod/mini'
import { useClient } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { failureText } from '../platform/data/operation-error.ts'
import { useShopForm } from '../platform/forms/use-shop-form.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useFeature } from '../platform/use-feature.ts'
import { notifyAtom } from '../platform/notices.ts'
import { SESSION_GUEST } from './wishlist-api.ts'
import { UserError } from '../platform/data/user-error.ts'
import { email, isEmail } from '../platform/forms/email.ts'
import { plainName } from '../platform/forms/plain-name.ts'

/** What the form that sends a wishlist accepts. Messages are keys of the message catalog. */
const MOST_RECIPIENTS = 10
const MAX_LENGTH = 255
const LONGEST_INVITATION = 1000

/** Addresses separated by commas. */
const emails = z.string().check(
  z.trim(),
  z.minLength(1, 'form.required'),
  z.refine((text) => addressesIn(text).length <= MOST_RECIPIENTS, { error: 'wishlist.tooMany' }),
  z.refine((text) => text.trim() === '' || addressesIn(text).every(isEmail), {
    error: 'form.emailInvalid',
  }),
)

function addressesIn(text: string): string[] {
  return text.split(',').map((address) => address.trim())
}

/** Guests enter their name; a customer's comes from the account. */
function sendSchema(isCustomer: boolean) {
  const anything = z.string()
  const name = z
    .string()
    .check(z.trim(), z.minLength(1, 'form.required'), z.maxLength(MAX_LENGTH, 'form.tooLong'), plainName)
  return z.object({
    name: isCustomer ? anything : name,
    email: isCustomer ? anything : email,
    emails,
    message: z.string().check(z.maxLength(LONGEST_INVITATION, 'form.tooLong')),
  })
}

interface ShareWishlistProps {
  id: string
  code: string | null
  isCustomer: boolean
}

interface Mail {
  name: string
  email: string
  emails: string
  message: string
}

/** Throws what the back end says of the addresses. */
function useSend({ id, isCustomer }: ShareWishlistProps): (mail: Mail) => Promise<void> {
  const t = useT()
  const client = useClient()
  return async ({ emails, message, name, email }) => {
    const answer = isCustomer
      ? dataOrThrow(await client.mutation(SendWishlistDocument, { wishlistId: id, emails, message }))
          .sendWishlist
      : dataOrThrow(
          await client.mutation(SendGuestWishlistDocument, {
            input: { guestCustomerId: SESSION_GUEST, name, email, emails, message },
          }),
        ).sendGuestWishlist
    if (!answer?.status) throw new UserError((answer?.errors ?? []).join(', ') || t('wishlist.sendFailed'))
  }
}

function SendForm(props: ShareWishlistProps) {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const send = useSend(props)
  const { field, element, problems, isBusy, reset } = useShopForm({
    id: 'send-wishlist',
    schema: sendSchema(props.isCustomer),
    labels: {
      name: 'wishlist.senderName',
      email: 'wishlist.senderEmail',
      emails: 'wishlist.emails',
      message: 'wishlist.message',
    },
    initial: { name: '', email: '', emails: '', message: '' },
    send: async (mail: Mail) => {
      try {
        await send(mail)
        notify({ type: 'success', message: t('wishlist.sent') })
        reset()
      } catch (error) {
        notify({ type: 'danger', title: t('wishlist.sendFailed'), message: failureText(error, t) })
      }
    },
  })
  return (
    <form {...element} className="max-w-form">
      <FormStack>
        <ErrorSummary title={t('form.check')} problems={problems} headingLevel={3} />
        {!props.isCustomer && (
          <>
            <TextField {...field('name')} required autoComplete="name" />
            <TextField {...field('email')} required type="email" inputMode="email" autoComplete="email" />
          </>
        )}
        <TextField {...field('emails')} required hint={t('wishlist.emailsHint')} autoComplete="off" />
        <TextArea {...field('message')} labelNote={t('form.optional')} />
        <div>
          <Button type="submit" loading={isBusy}>
            {t('wishlist.send')}
          </Button>
        </div>
      </FormStack>
    </form>
  )
}

/** The link comes first, because it needs no e-mail address. */
export function ShareWishlist(props: ShareWishlistProps) {
  const t = useT()
  const href = useHref()
  const notify = useSetAtom(notifyAtom)
  const isOffered = useFeature('wishlistSharing')
  const { code } = props
  if (!code || !isOffered) return null
  const link = new URL(href(paths.sharedWishlist(code)), window.location.href).href
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify({ type: 'success', message: t('wishlist.copied') }),
      () => undefined,
    )
  return (
    <Disclosure title={t('wishlist.share')}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-end gap-3">
          <TextField label={t('wishlist.link')} value={link} readOnly className="min-w-60 flex-1" />
          <Button variant="secondary" onClick={() => void copy()}>
            {t('wishlist.copy')}
          </Button>
        </div>
        <SendForm {...props} />
      </div>
    </Disclosure>
  )
}

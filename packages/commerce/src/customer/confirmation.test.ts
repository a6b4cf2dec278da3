// Accounts that must be confirmed by mail, through HTTP and a real SMTP server.
import { expect, test } from 'vitest'
import {
  ConfirmEmailDocument,
  GenerateCustomerTokenDocument,
  ResendConfirmationEmailDocument,
} from '@loftwood/graphql-types'
import { confirmingShop } from '../testing/confirming-shop.ts'
import { PASSWORD } from '../testing/customer-shopper.ts'
import { linkIn } from '../testing/mail-reader.ts'

const { send, signIn, newCustomer, nextMail } = await confirmingShop({ isEmailAvailabilityTold: true })

test('where the shop allows it, a user error says that the account exists', async () => {
  const { email } = await newCustomer()
  await nextMail(email)
  expect((await newCustomer({ email })).created).toMatchObject({
    message: 'A customer with the same email address already exists in an associated website.',
    category: 'graphql-input',
  })
})

const invalid = {
  category: 'graphql-input',
  message: 'This confirmation key is invalid or has expired.',
}
const inputOf = (link: URL) => ({
  input: {
    email: link.searchParams.get('email'),
    confirmation_key: link.searchParams.get('key'),
  },
})

test('nobody signs in before following the link, which works once', async () => {
  const { email, token } = await newCustomer()
  expect(token).toBe('')
  expect(await send(GenerateCustomerTokenDocument, { email, password: PASSWORD })).toMatchObject({
    status: 401,
    category: 'graphql-authentication',
    message: "This account isn't confirmed. Verify and try again.",
  })
  expect((await send(GenerateCustomerTokenDocument, { email, password: 'wrong' })).message).toMatch(
    /^The account sign-in was incorrect/,
  )
  const mail = await nextMail(email)
  expect(mail).toMatchObject({ subject: 'Confirm your Loftwood account', recipients: [email] })
  const link = linkIn(mail)
  expect(link.pathname).toBe('/customer/account/confirm')
  expect((await send(ConfirmEmailDocument, inputOf(link))).data).toMatchObject({
    confirmEmail: { customer: { email } },
  })
  expect(await signIn(email)).not.toBe('')
  expect((await nextMail(email)).subject).toBe('Welcome to Loftwood')
  expect((await send(ConfirmEmailDocument, inputOf(link))).message).toBe('The account is already active.')
})

test("one customer's key does not confirm another", async () => {
  const [first, second] = [await newCustomer(), await newCustomer()]
  const link = linkIn(await nextMail(first.email))
  link.searchParams.set('email', second.email)
  expect(await send(ConfirmEmailDocument, inputOf(link))).toMatchObject(invalid)
  link.searchParams.set('email', 'nobody@example.com')
  expect(await send(ConfirmEmailDocument, inputOf(link))).toMatchObject(invalid)
  link.searchParams.set('email', first.email)
  expect((await send(ConfirmEmailDocument, inputOf(link))).errors).toBeUndefined()
})

test('the link is sent again on request, to accounts that are not confirmed', async () => {
  const { email } = await newCustomer()
  await nextMail(email)
  for (const address of ['nobody@example.com', email]) {
    expect((await send(ResendConfirmationEmailDocument, { email: address })).data).toEqual({
      resendConfirmationEmail: true,
    })
  }
  const again = await nextMail(email)
  expect(again.recipients).toEqual([email])
  expect((await send(ConfirmEmailDocument, inputOf(linkIn(again)))).errors).toBeUndefined()
})

test('the configuration says that confirmation is required, isEmailAvailable who has an account', async () => {
  expect((await send('{ storeConfig { create_account_confirmation } }')).data).toEqual({
    storeConfig: { create_account_confirmation: true },
  })
  const { email, created } = await newCustomer()
  expect(created.errors).toBeUndefined()
  const isFree = async (address: string) => {
    const query = 'query($e: String!) { isEmailAvailable(email: $e) { is_email_available } }'
    return (await send(query, { e: address })).data
  }
  expect(await isFree(email)).toEqual({ isEmailAvailable: { is_email_available: false } })
  expect(await isFree('free@example.com')).toEqual({ isEmailAvailable: { is_email_available: true } })
})

test.each([
  [ConfirmEmailDocument, { input: { email: 'nope', confirmation_key: 'x' } }, 'Email is invalid'],
  [ResendConfirmationEmailDocument, { email: 'nope' }, 'Email address is not valid'],
])('refused %#', async (document, variables, message) => {
  expect(await send(document, variables)).toMatchObject({ message, category: 'graphql-input' })
})

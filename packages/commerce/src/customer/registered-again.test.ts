// Registering with an e-mail that has an account, as a stranger sees it and as its owner does, through HTTP and SMTP.
import { expect, test } from 'vitest'
import { ConfirmEmailDocument, GenerateCustomerTokenDocument } from '@loftwood/graphql-types'
import { confirmingShop } from '../testing/confirming-shop.ts'
import { linkIn, plainText } from '../testing/mail-reader.ts'

const { send, signIn, newCustomer, nextMail } = await confirmingShop({ isEmailAvailabilityTold: false })

const password = 'An0ther!one'

/** Everything a stranger learns of an e-mail by registering with it and signing in. */
async function seenByStranger(email: string, overrides: object = {}) {
  const { created } = await newCustomer({ email, password, ...overrides })
  const outcomes = []
  for (const tried of [password, 'wrong'])
    outcomes.push((await send(GenerateCustomerTokenDocument, { email, password: tried })).message)
  return JSON.stringify([created, outcomes])
    .replaceAll(email, 'x')
    .replaceAll(/\d{4}-\d\d-\d\d [\d:]+/g, 'now')
}

test('a stranger sees no difference, the owner gets a mail and the password stays', async () => {
  const { email } = await newCustomer()
  const { searchParams } = linkIn(await nextMail(email))
  const input = { email, confirmation_key: searchParams.get('key') }
  await send(ConfirmEmailDocument, { input })
  await nextMail(email)

  expect(await seenByStranger(email)).toBe(await seenByStranger('new@example.com'))
  const mail = await nextMail(email)
  expect(mail.subject).toBe('You already have an account at Loftwood')
  expect(plainText(mail)).toContain('/customer/account/login')
  expect(await signIn(email)).not.toBe('')
  expect(await signIn(email, password)).toBe('')
})

test('a subscription to the newsletter reveals nothing to a stranger', async () => {
  const { email } = await newCustomer({ is_subscribed: true })
  const { searchParams } = linkIn(await nextMail(email))
  await send(ConfirmEmailDocument, { input: { email, confirmation_key: searchParams.get('key') } })
  const reader = 'reader@example.com'
  const subscribe = 'mutation($e: String!) { subscribeEmailToNewsletter(email: $e) { status } }'
  expect((await send(subscribe, { e: reader })).data).toEqual({
    subscribeEmailToNewsletter: { status: 'SUBSCRIBED' },
  })
  for (const is_subscribed of [true, false]) {
    const seen = await seenByStranger(`new-${is_subscribed}@example.com`, { is_subscribed })
    expect(await seenByStranger(email, { is_subscribed })).toBe(seen)
    expect(await seenByStranger(reader, { is_subscribed })).toBe(seen)
  }
})

test('a deleted account leaves no trace of the registration', async () => {
  const { email } = await newCustomer()
  const { searchParams } = linkIn(await nextMail(email))
  await send(ConfirmEmailDocument, { input: { email, confirmation_key: searchParams.get('key') } })
  const userError = async () => (await send(GenerateCustomerTokenDocument, { email, password })).message
  await newCustomer({ email, password })
  expect(await userError()).toBe("This account isn't confirmed. Verify and try again.")
  const deletion = await send('mutation { deleteCustomer }', {}, await signIn(email))
  expect(deletion.data).toEqual({ deleteCustomer: true })
  expect(await userError()).toMatch(/^The account sign-in was incorrect/)
})

test('who did not confirm yet gets the link again', async () => {
  const { email } = await newCustomer()
  await nextMail(email)
  await newCustomer({ email, password })
  expect(linkIn(await nextMail(email)).pathname).toBe('/customer/account/confirm')
})

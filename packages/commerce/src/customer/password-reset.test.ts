// A forgotten password, through HTTP and a real SMTP server.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ChangeCustomerPasswordDocument,
  ConfirmMailAddressDocument,
  CustomerDocument,
  GenerateCustomerTokenByRememberMeTokenDocument,
  GenerateRememberMeTokenDocument,
  RequestPasswordResetEmailDocument,
  ResetPasswordDocument,
  UpdateCustomerEmailDocument,
} from '@loftwood/graphql-types'
import { loadConfig } from '../config.ts'
import { PASSWORD, customerShopper } from '../testing/customer-shopper.ts'
import { send as sendTo } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import type { TestCommerce } from '../testing/index.ts'
import { linkIn, mailReader, plainText } from '../testing/mail-reader.ts'
import { startMailServer } from '../testing/mail-server.ts'
import type { MailServer } from '../testing/mail-server.ts'

const storefront = 'https://shop.example'
const newPassword = 'An0ther!one'

let commerce: TestCommerce
let mailServer: MailServer
beforeAll(async () => {
  mailServer = await startMailServer()
  commerce = await startCommerce({ env: { SMTP_URL: mailServer.url, STOREFRONT_URL: storefront } })
})
afterAll(async () => {
  await commerce.stop()
  await mailServer.stop()
})

const { send, signIn, newCustomer } = customerShopper(() => commerce.graphqlUrl)
const nextMail = mailReader(() => mailServer)

/** A customer whose welcome was read. */
async function welcomedCustomer() {
  const customer = await newCustomer()
  await nextMail(customer.email)
  return customer
}

async function requestLink(email: string) {
  expect((await send(RequestPasswordResetEmailDocument, { email })).data).toEqual({
    requestPasswordResetEmail: true,
  })
  const link = linkIn(await nextMail(email))
  return { email: link.searchParams.get('email'), resetPasswordToken: link.searchParams.get('token') }
}

test.each([
  { language: 'en', store: 'default', path: '', subject: 'Set a new password for Loftwood' },
  { language: 'fr', store: 'fr', path: '/fr', subject: 'Choisissez un nouveau mot de passe pour Loftwood' },
])('the link comes by mail, in $language', async ({ store, path, subject }) => {
  const { email } = await welcomedCustomer()
  await sendTo(commerce.graphqlUrl, RequestPasswordResetEmailDocument, {
    variables: { email: email.toUpperCase() },
    headers: { store },
  })
  const mail = await nextMail(email)
  expect(mail).toMatchObject({ subject, recipients: [email] })
  const link = linkIn(mail)
  expect(link.origin + link.pathname).toBe(`${storefront}${path}/customer/account/reset-password`)
  expect(mail.html).toContain(link.href.replaceAll('&', '&amp;'))
})

test('the new password works, the link does not work again, and every session ends', async () => {
  const { email, token } = await welcomedCustomer()
  const { data } = await send(GenerateRememberMeTokenDocument, {}, token)
  const rememberMe = (data as { generateRememberMeToken: { token: string } }).generateRememberMeToken.token
  const link = await requestLink(email)
  expect((await send(ResetPasswordDocument, { ...link, newPassword })).data).toEqual({ resetPassword: true })
  expect(await signIn(email)).toBe('')
  expect(await signIn(email, newPassword)).not.toBe('')
  expect((await send(CustomerDocument, {}, token)).status).toBe(401)
  expect((await send(GenerateCustomerTokenByRememberMeTokenDocument, { token: rememberMe })).status).toBe(401)
  expect((await nextMail(email)).subject).toBe('Your Loftwood password was changed')
  expect(await send(ResetPasswordDocument, { ...link, newPassword: 'Th1rd!one' })).toMatchObject({
    message: "Cannot set the customer's password",
    category: 'graphql-input',
  })
})

test('other links of the same customer end too, and those sent to an old address', async () => {
  const { email, token } = await welcomedCustomer()
  const [first, second] = [await requestLink(email), await requestLink(email)]
  await send(ResetPasswordDocument, { ...second, newPassword })
  expect((await send(ResetPasswordDocument, { ...first, newPassword })).message).toMatch(/^Cannot set/)
  expect((await send(CustomerDocument, {}, token)).status).toBe(401)

  await nextMail(email)
  const third = await requestLink(email)
  const moved = `moved-${email}`
  const again = await signIn(email, newPassword)
  await send(UpdateCustomerEmailDocument, { email: moved, password: newPassword }, again)
  const late = { ...third, email: moved, newPassword: PASSWORD }
  expect((await send(ResetPasswordDocument, late)).message).toMatch(/^Cannot set/)
})

test('an invalid new password leaves the link as it was', async () => {
  const link = await requestLink((await welcomedCustomer()).email)
  expect((await send(ResetPasswordDocument, { ...link, newPassword: 'short' })).message).toMatch(
    /^The password needs at least 8 characters/,
  )
  expect((await send(ResetPasswordDocument, { ...link, newPassword: 'Qwerty123' })).message).toMatch(
    /^Many people/,
  )
  expect((await send(ResetPasswordDocument, { ...link, newPassword })).errors).toBeUndefined()
})

test('it unlocks an account that was locked by guesses', async () => {
  const { email, token } = await welcomedCustomer()
  const guess = { currentPassword: 'wrong', newPassword }
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => send(ChangeCustomerPasswordDocument, guess, token)),
  )
  const locked = answers.filter(({ message }) => message === 'The account is locked.')
  expect(locked).toHaveLength(15 - loadConfig({}).signInRule.failuresPerAddress)
  expect(await signIn(email)).toBe('')
  expect((await nextMail(email)).subject).toMatch(/^Wrong passwords/)
  const link = await requestLink(email)
  await send(ResetPasswordDocument, { ...link, newPassword })
  expect(await signIn(email, newPassword)).not.toBe('')
})

test('an e-mail without an account gets the same answer and no mail', async () => {
  const nobody = { email: 'nobody@example.com' }
  expect(await send(RequestPasswordResetEmailDocument, nobody)).toMatchObject({
    status: 200,
    data: { requestPasswordResetEmail: true },
  })
  const { email } = await welcomedCustomer()
  await requestLink(email)
  expect(mailServer.received.flatMap(({ recipients }) => recipients)).not.toContain(nobody.email)
})

test('nobody fills a mailbox with it', async () => {
  const { email } = await welcomedCustomer()
  for (let requests = 0; requests < 8; requests += 1) {
    expect((await send(RequestPasswordResetEmailDocument, { email })).errors).toBeUndefined()
  }
  await welcomedCustomer()
  const toFirst = mailServer.received.filter(({ recipients }) => recipients.includes(email))
  expect(toFirst.filter(({ subject }) => subject?.startsWith('Set a new'))).toHaveLength(5)
})

describe('refused', () => {
  const token = { resetPasswordToken: 'x', newPassword }
  test.each([
    [RequestPasswordResetEmailDocument, { email: ' ' }, 'You must specify an email address.'],
    [RequestPasswordResetEmailDocument, { email: 'no address' }, 'The email address has an invalid format.'],
    [
      RequestPasswordResetEmailDocument,
      { email: `${'x'.repeat(300)}@example.com` },
      'The email address has an invalid format.',
    ],
    [ResetPasswordDocument, { ...token, email: '' }, 'You must specify an email address.'],
    [ResetPasswordDocument, { ...token, email: 'nope' }, 'The email address has an invalid format.'],
    [
      ResetPasswordDocument,
      { ...token, email: 'a@example.com', resetPasswordToken: '' },
      'resetPasswordToken must be specified',
    ],
    [
      ResetPasswordDocument,
      { ...token, email: 'a@example.com', newPassword: '' },
      'newPassword must be specified',
    ],
    [ResetPasswordDocument, { ...token, email: 'nobody@example.com' }, "Cannot set the customer's password"],
  ])('%#: $message', async (document, variables, message) => {
    expect(await send(document, variables)).toMatchObject({ message, category: 'graphql-input', status: 200 })
  })
})

test('a mail calls a customer by name once its recipient has opened one', async () => {
  const { email } = await newCustomer({ firstname: 'Buy pills' })
  const welcome = plainText(await nextMail(email))
  expect(welcome).not.toContain('Buy pills')
  const [, key] = /#mail=([\w-]+)/.exec(welcome) ?? []
  await send(ConfirmMailAddressDocument, { key: key ?? '' })
  await send(RequestPasswordResetEmailDocument, { email })
  expect(plainText(await nextMail(email))).toContain('Hello Buy pills, somebody asked')
})

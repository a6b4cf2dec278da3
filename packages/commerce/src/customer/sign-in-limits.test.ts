// Wrong passwords through HTTP: they stop whoever guesses, not the owner of the account; and a real SMTP server.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  GenerateCustomerTokenByLinkDocument,
  GenerateCustomerTokenDocument,
  UpdateCustomerEmailDocument,
} from '@loftwood/graphql-types'
import { PASSWORD, customerShopper } from '../testing/customer-shopper.ts'
import { send as sendTo } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import type { TestCommerce } from '../testing/index.ts'
import { linkIn, mailReader, plainText } from '../testing/mail-reader.ts'
import { startMailServer } from '../testing/mail-server.ts'
import type { MailServer } from '../testing/mail-server.ts'

const PER_ADDRESS = 3
const PER_ACCOUNT = 6
const bounds = {
  SIGN_IN_FAILURES_PER_ADDRESS: String(PER_ADDRESS),
  SIGN_IN_FAILURES_PER_ACCOUNT: String(PER_ACCOUNT),
}

let commerce: TestCommerce
let mailServer: MailServer
beforeAll(async () => {
  mailServer = await startMailServer()
  commerce = await startCommerce({ env: { SMTP_URL: mailServer.url, ...bounds } })
})
afterAll(async () => {
  await commerce.stop()
  await mailServer.stop()
})
const { newCustomer, send } = customerShopper(() => commerce.graphqlUrl)
const nextMail = mailReader(() => mailServer)

const incorrect =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const byLink = /^Somebody tried too many passwords for this account\./
const home = '203.0.113.1'

/** Signs in as the middleware would for a visitor there. */
async function signIn(email: string, { from = home, password = PASSWORD } = {}) {
  const { data, errors } = await sendTo(commerce.graphqlUrl, GenerateCustomerTokenDocument, {
    variables: { email, password },
    headers: { 'x-forwarded-for': from },
  })
  return { token: data?.generateCustomerToken?.token, message: errors?.[0]?.message }
}

/** Guesses until every address has reached its bound; as many addresses as the account's bound takes. */
async function guessFromEverywhere(email: string) {
  for (let address = 1; address <= PER_ACCOUNT / PER_ADDRESS; address += 1)
    for (let guess = 0; guess < PER_ADDRESS; guess += 1)
      await signIn(email, { from: `198.51.100.${address}`, password: 'wrong' })
}

async function welcomedCustomer() {
  const customer = await newCustomer()
  await nextMail(customer.email)
  return customer
}

test('who guesses has to wait, the owner signs in from elsewhere and gets one mail', async () => {
  const { email } = await welcomedCustomer()
  const guesser = '198.51.100.9'
  for (let guess = 0; guess < 10 * PER_ACCOUNT; guess += 1)
    expect((await signIn(email, { from: guesser, password: 'wrong' })).message).toBe(incorrect)
  expect((await signIn(email, { from: guesser })).message).toBe(incorrect)
  expect((await signIn(email)).token).toBeTruthy()
  const notice = await nextMail(email)
  expect(notice.subject).toBe('Wrong passwords for your Loftwood account')
  expect(plainText(notice)).toContain('None of these passwords worked.')
  const notices = mailServer.received.filter(({ recipients }) => recipients.includes(email))
  expect(notices).toHaveLength(2)
})

test('an address of IPv6 is a network, of which a visitor has all', async () => {
  const { email } = await welcomedCustomer()
  for (let guess = 0; guess < PER_ADDRESS; guess += 1)
    await signIn(email, { from: `2001:db8:1:1::${guess}`, password: 'wrong' })
  expect((await signIn(email, { from: '2001:db8:1:1:ffff::9' })).token).toBeUndefined()
  expect((await signIn(email, { from: '2001:db8:1:2::9' })).token).toBeTruthy()
})

test('an own sign-in is no guess', async () => {
  const { email } = await welcomedCustomer()
  for (let times = 0; times < 2 * PER_ACCOUNT; times += 1) expect((await signIn(email)).token).toBeTruthy()
})

test('guessed from everywhere, the right password has a link sent that signs in once', async () => {
  const { email } = await welcomedCustomer()
  await guessFromEverywhere(email)
  expect((await signIn(email, { from: '198.51.100.77', password: 'wrong' })).message).toMatch(byLink)
  expect((await signIn(email)).message).toMatch(byLink)
  expect((await nextMail(email)).subject).toBe('Wrong passwords for your Loftwood account')
  const link = linkIn(await nextMail(email))
  expect(link.pathname).toBe('/customer/account/sign-in-link')
  const token = link.searchParams.get('token')
  expect((await send(GenerateCustomerTokenByLinkDocument, { token })).data).toMatchObject({
    generateCustomerTokenByLink: { token: expect.any(String) },
  })
  expect(await send(GenerateCustomerTokenByLinkDocument, { token })).toMatchObject({
    message: 'This link was used already or is too old. Please sign in.',
    category: 'graphql-authentication',
  })
  expect((await signIn(email)).token).toBeTruthy()

  // What was counted is forgotten, but the owner hears of guesses once a day.
  await guessFromEverywhere(email)
  await signIn(email, { from: '198.51.100.78', password: 'wrong' })
  await signIn(email)
  expect(linkIn(await nextMail(email)).pathname).toBe('/customer/account/sign-in-link')
})

test('a link to sign in ends when the e-mail changes: it proves the old address only', async () => {
  const { email, token: session } = await welcomedCustomer()
  await guessFromEverywhere(email)
  await signIn(email)
  // The right password is no guess that the owner has to hear of.
  const token = linkIn(await nextMail(email)).searchParams.get('token')
  const change = { email: 'moved@example.com', password: PASSWORD }
  expect((await send(UpdateCustomerEmailDocument, change, session)).errors).toBeUndefined()
  expect(await send(GenerateCustomerTokenByLinkDocument, { token })).toMatchObject({
    message: 'This link was used already or is too old. Please sign in.',
  })
})

test('an e-mail without an account answers the same at every step', async () => {
  const { email } = await welcomedCustomer()
  const answers = async (address: string) => {
    const messages = []
    for (let guess = 0; guess <= 2 * PER_ACCOUNT; guess += 1) {
      const from = `192.0.2.${Math.floor(guess / PER_ADDRESS)}`
      messages.push((await signIn(address, { from, password: 'wrong' })).message)
    }
    return messages
  }
  const existing = await answers(email)
  expect(existing.at(-1)).toMatch(byLink)
  expect(await answers('nobody@example.com')).toEqual(existing)
})

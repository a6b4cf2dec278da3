// The newsletter through HTTP and a real SMTP server: subscribing, confirming, ending it without an account.
import { changedStore } from '@loftwood/demo-store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ConfirmEmailDocument,
  ConfirmNewsletterSubscriptionDocument,
  CustomerDocument,
  SubscribeEmailToNewsletterDocument,
  UnsubscribeEmailFromNewsletterDocument,
  UpdateCustomerDocument,
  UpdateCustomerEmailDocument,
} from '@loftwood/graphql-types'
import { PASSWORD, customerShopper } from '../../testing/customer-shopper.ts'
import { send as sendTo } from '../../testing/graphql-client.ts'
import { startCommerce } from '../../testing/index.ts'
import type { TestCommerce } from '../../testing/index.ts'
import { linkIn, mailReader, plainText } from '../../testing/mail-reader.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import type { MailServer, ReceivedMail } from '../../testing/mail-server.ts'

const storefront = 'https://shop.example'
const invalid = {
  category: 'graphql-input',
  message: 'This link of the newsletter is invalid or has expired.',
}

let commerce: TestCommerce
let mailServer: MailServer
const { send, newCustomer } = customerShopper(() => commerce.graphqlUrl)
let nextMail = mailReader(() => mailServer)

async function start(catalog?: string) {
  mailServer = await startMailServer()
  nextMail = mailReader(() => mailServer)
  const env = { SMTP_URL: mailServer.url, STOREFRONT_URL: storefront }
  commerce = await startCommerce({ env, ...(catalog ? { catalog } : {}) })
}
async function stop() {
  await commerce.stop()
  await mailServer.stop()
}

const subscribe = (email: string, token?: string) =>
  send(SubscribeEmailToNewsletterDocument, { email }, token)
const unsubscribe = (token: string) => send(UnsubscribeEmailFromNewsletterDocument, { token })
const answered = (status: string) => ({ data: { subscribeEmailToNewsletter: { status } } })
async function isSubscribed(token: string): Promise<boolean> {
  const { data } = await send(CustomerDocument, {}, token)
  return (data as { customer: { is_subscribed: boolean } }).customer.is_subscribed
}
/** The key of the link that ends the subscription, as header and footer have it. */
function endingKey(mail: ReceivedMail): string {
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const link = new URL(/<(.+)>/.exec(header)?.[1] ?? '')
  expect(link.pathname).toMatch(/\/newsletter\/unsubscribe$/)
  expect(plainText(mail)).toContain(link.href)
  return link.searchParams.get('token') ?? ''
}

describe('without confirmation', () => {
  const catalog = changedStore({ accounts: { isNewsletterConfirmationRequired: false } })
  beforeAll(() => start(catalog.folder))
  afterAll(async () => {
    await stop()
    catalog.remove()
  })

  test('subscribed at once; the link in the mail ends it, as often as it is followed', async () => {
    const email = 'reader@example.com'
    expect(await subscribe(' Reader@Example.com')).toMatchObject(answered('SUBSCRIBED'))
    const mail = await nextMail(email)
    expect(mail.subject).toBe('You get the Loftwood newsletter')
    for (let times = 0; times < 2; times += 1) {
      expect((await unsubscribe(endingKey(mail))).data).toEqual({
        unsubscribeEmailFromNewsletter: { status: 'UNSUBSCRIBED' },
      })
    }
    expect((await nextMail(email)).subject).toBe('No more Loftwood newsletters')
    expect(await subscribe(email)).toMatchObject(answered('SUBSCRIBED'))
  })

  test('in French', async () => {
    const email = 'lectrice@example.com'
    await sendTo(commerce.graphqlUrl, SubscribeEmailToNewsletterDocument, {
      variables: { email },
      headers: { store: 'fr' },
    })
    const mail = await nextMail(email)
    expect(mail.subject).toBe('Vous recevez l’infolettre Loftwood')
    expect(plainText(mail)).toMatch(
      /Se désabonner ?: https:\/\/shop\.example\/fr\/newsletter\/unsubscribe\?token=/,
    )
  })

  test('an account has the same switch, which follows it to another address that agrees', async () => {
    const { email, token } = await newCustomer()
    expect(await isSubscribed(token)).toBe(false)
    expect(await subscribe(email, token)).toMatchObject(answered('SUBSCRIBED'))
    expect(await isSubscribed(token)).toBe(true)
    const moved = `new-${email}`
    await send(UpdateCustomerEmailDocument, { email: moved, password: PASSWORD }, token)
    expect(await isSubscribed(token)).toBe(false)
    const mail = await nextMail(moved)
    expect(mail.subject).toBe('Confirm the Loftwood newsletter')
    const key = linkIn(mail).searchParams.get('token')
    await send(ConfirmNewsletterSubscriptionDocument, { token: key })
    expect(await isSubscribed(token)).toBe(true)
    await send(UpdateCustomerDocument, { input: { is_subscribed: false } }, token)
    expect(await isSubscribed(token)).toBe(false)
  })

  test.each([
    ['', 'You must specify an email address to subscribe to a newsletter.'],
    ['bad', 'Enter a valid email address.'],
    [`${'x'.repeat(300)}@example.com`, 'Enter a valid email address.'],
  ])('refused: %j', async (email, message) => {
    expect(await subscribe(email)).toMatchObject({ status: 200, message, category: 'graphql-input' })
  })

  test('not twice, not for another customer, not by a link that nobody was sent', async () => {
    await subscribe('twice@example.com')
    expect((await subscribe('twice@example.com')).message).toBe('This email address is already subscribed.')
    const [one, other] = [await newCustomer(), await newCustomer()]
    expect((await subscribe(other.email, one.token)).message).toBe(
      'This email address is already assigned to another user.',
    )
    expect(await unsubscribe('nope')).toMatchObject(invalid)
    expect(await send(ConfirmNewsletterSubscriptionDocument, { token: '' })).toMatchObject(invalid)
  })
})

describe('with confirmation', () => {
  const catalog = changedStore({
    accounts: {
      isConfirmationRequired: true,
      isEmailAvailabilityTold: false,
      isNewsletterConfirmationRequired: true,
    },
  })
  beforeAll(() => start(catalog.folder))
  afterAll(async () => {
    await stop()
    catalog.remove()
  })

  test('the address gets nothing before its owner follows the link, which works once', async () => {
    const email = 'careful@example.com'
    expect(await subscribe(email)).toMatchObject(answered('UNCONFIRMED'))
    expect(await subscribe(email)).toMatchObject(answered('UNCONFIRMED'))
    const link = linkIn(await nextMail(email))
    expect(link.origin + link.pathname).toBe(`${storefront}/newsletter/confirm`)
    const token = link.searchParams.get('token')
    expect((await send(ConfirmNewsletterSubscriptionDocument, { token })).data).toEqual({
      confirmNewsletterSubscription: { status: 'SUBSCRIBED' },
    })
    expect(await send(ConfirmNewsletterSubscriptionDocument, { token })).toMatchObject(invalid)
    expect((await subscribe(email)).message).toBe('This email address is already subscribed.')
  })

  test('the subscription of a new account waits until the account is confirmed', async () => {
    const { email } = await newCustomer({ is_subscribed: true })
    const link = linkIn(await nextMail(email))
    await send(ConfirmEmailDocument, {
      input: { email, confirmation_key: link.searchParams.get('key') },
    })
    expect((await nextMail(email)).subject).toBe('Welcome to Loftwood')
    expect((await nextMail(email)).subject).toBe('Confirm the Loftwood newsletter')
  })

  test('nobody fills a mailbox with it', async () => {
    const email = 'flooded@example.com'
    for (let requests = 0; requests < 8; requests += 1) await subscribe(email)
    await subscribe('last@example.com')
    await nextMail('last@example.com')
    expect(mailServer.received.filter(({ recipients }) => recipients.includes(email))).toHaveLength(5)
  })
})

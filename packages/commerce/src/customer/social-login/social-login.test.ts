// Signing in with another provider: through HTTP, against a real one.
import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  CustomerDocument,
  DeleteCustomerByLinkDocument,
  FinishSocialLoginDocument,
  RequestCustomerDeletionEmailDocument,
  RequestPasswordResetEmailDocument,
  ResetPasswordDocument,
  SocialLoginProvidersDocument,
  StartSocialLoginDocument,
} from '@loftwood/graphql-types'
import { customerShopper } from '../../testing/customer-shopper.ts'
import { startCommerce } from '../../testing/index.ts'
import type { TestCommerce } from '../../testing/index.ts'
import { linkIn, mailReader } from '../../testing/mail-reader.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import type { MailServer } from '../../testing/mail-server.ts'
import { OIDC_CLIENT, startOidcServer } from '../../testing/oidc-server.ts'
import type { OidcPeople, OidcServer } from '../../testing/oidc-server.ts'

const storefront = 'https://shop.example'
const redirectUri = `${storefront}/sociallogin/social/callback`
const people: OidcPeople = {
  zoe: { email: 'Zoe@example.com', email_verified: true, given_name: 'Zoé', family_name: 'Roy' },
  liar: { email: 'victim@example.com', email_verified: false, given_name: 'Liar' },
  nobody: {},
}
const failed = {
  status: 401,
  category: 'graphql-authentication',
  message: 'The sign-in did not work or took too long. Please try again.',
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
/** Its description of itself is right, and too large. */
const huge = createServer((_request, response) => {
  const issuer = originOf(huge)
  const description = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ ...description, text: 'x'.repeat(2_000_000) }))
})

let oidc: OidcServer
let mailServer: MailServer
let commerce: TestCommerce
beforeAll(async () => {
  oidc = await startOidcServer(people, [redirectUri, `${storefront}/us_store/sociallogin/social/callback`])
  mailServer = await startMailServer()
  huge.listen(0, '127.0.0.1')
  await once(huge, 'listening')
  const dead = { code: 'dead', label: 'Dead', issuer: 'http://127.0.0.1:9', ...OIDC_CLIENT }
  commerce = await startCommerce({
    env: {
      STOREFRONT_URL: storefront,
      SMTP_URL: mailServer.url,
      SOCIAL_PROVIDERS: JSON.stringify([
        { code: 'test', label: 'Test', issuer: oidc.issuer, ...OIDC_CLIENT },
        dead,
        { code: 'huge', label: 'Huge', issuer: originOf(huge), ...OIDC_CLIENT },
      ]),
    },
  })
})
afterAll(async () => {
  await commerce.stop()
  await mailServer.stop()
  await oidc.stop()
  huge.close()
})
const { send, signIn, newCustomer } = customerShopper(() => commerce.graphqlUrl)
const nextMail = mailReader(() => mailServer)

async function start(uri = redirectUri) {
  const { data } = await send(StartSocialLoginDocument, { provider: 'test', redirectUri: uri })
  return (data as { startSocialLogin: { url: string; state: string } }).startSocialLogin
}
async function comeBack(person: string, uri = redirectUri) {
  const { url, state } = await start(uri)
  const { searchParams } = await oidc.visit(url, person)
  const [code, iss] = [searchParams.get('code'), searchParams.get('iss')]
  expect(searchParams.get('state')).toBe(state)
  return { code, state, iss }
}
async function finish(input: object) {
  const answer = await send(FinishSocialLoginDocument, { input })
  const { finishSocialLogin } = (answer.data ?? {}) as { finishSocialLogin?: { token: string } | null }
  return { answer, token: finishSocialLogin?.token ?? '' }
}
const customerOf = async (token: string) => (await send(CustomerDocument, {}, token)).data

test('providers are listed, without their secrets', async () => {
  const { data } = await send(SocialLoginProvidersDocument)
  expect(data).toEqual({
    socialLoginProviders: [
      { code: 'test', label: 'Test' },
      { code: 'dead', label: 'Dead' },
      { code: 'huge', label: 'Huge' },
    ],
  })
})

test('a newcomer gets an account, and the same one the next time', async () => {
  const { url } = await start()
  expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256')
  expect(new URL(url).searchParams.get('nonce')).toBeTruthy()
  const { token } = await finish(await comeBack('zoe'))
  expect(await customerOf(token)).toMatchObject({
    customer: { email: 'zoe@example.com', firstname: 'Zoé', lastname: 'Roy' },
  })
  expect((await nextMail('zoe@example.com')).subject).toBe('Welcome to Loftwood')
  const again = await finish(await comeBack('zoe', `${storefront}/us_store/sociallogin/social/callback`))
  expect(await customerOf(again.token)).toMatchObject({ customer: { email: 'zoe@example.com' } })
})

test('a state works once, and only with its own code', async () => {
  const [first, second] = [await comeBack('zoe'), await comeBack('zoe')]
  expect((await finish({ ...first, code: second.code })).answer).toMatchObject(failed)
  expect((await finish(first)).answer).toMatchObject(failed)
  expect((await finish({ ...second, state: 'guessed' })).answer).toMatchObject(failed)
  expect((await finish(second)).token).not.toBe('')
  expect((await finish(second)).answer).toMatchObject(failed)
})

test('an account whose e-mail was confirmed is linked, its password stays valid', async () => {
  const { email } = await newCustomer()
  await send(RequestPasswordResetEmailDocument, { email })
  await nextMail(email)
  const link = linkIn(await nextMail(email))
  const newPassword = 'An0ther!one'
  const reset = { email, newPassword, resetPasswordToken: link.searchParams.get('token') }
  await send(ResetPasswordDocument, reset)
  people['proven'] = { email, email_verified: true }
  const { token } = await finish(await comeBack('proven'))
  expect(await customerOf(token)).toMatchObject({ customer: { email, firstname: 'Maude' } })
  expect(await signIn(email, newPassword)).not.toBe('')
})

test('an account that somebody made with an e-mail never proven is no trap', async () => {
  const trap = await newCustomer()
  people['owner'] = { email: trap.email, email_verified: true }
  const { token } = await finish(await comeBack('owner'))
  expect(await customerOf(token)).toMatchObject({ customer: { email: trap.email } })
  expect(await signIn(trap.email)).toBe('')
  expect((await send(CustomerDocument, {}, trap.token)).status).toBe(401)
})

describe('deleting the account without a password', () => {
  const refused = { message: expect.stringContaining('This link was used already') as string }
  const deletedBy = (token: string, session: string) => send(DeleteCustomerByLinkDocument, { token }, session)
  async function linkFor(person: string) {
    const email = `${person}@example.com`
    people[person] = { email, email_verified: true, given_name: 'Lou' }
    const { token: session } = await finish(await comeBack(person))
    await nextMail(email)
    await send(RequestCustomerDeletionEmailDocument, {}, session)
    const link = linkIn(await nextMail(email))
    return { email, session, link, token: link.searchParams.get('token') ?? '' }
  }

  test('the link of a mail does it, once, in the customer’s own session', async () => {
    const { email, session, link, token } = await linkFor('leaver')
    expect(link.pathname).toBe('/customer/account/delete')
    const other = await newCustomer()
    expect(await deletedBy(token, other.token)).toMatchObject(refused)
    expect((await deletedBy(token, '')).status).toBe(403)
    expect((await deletedBy(token, session)).data).toEqual({ deleteCustomerByLink: true })
    expect((await send(CustomerDocument, {}, session)).status).toBe(401)
    const again = await finish(await comeBack('leaver'))
    expect(await customerOf(again.token)).toMatchObject({ customer: { email } })
    expect(await deletedBy(token, again.token)).toMatchObject(refused)
    expect(await customerOf(again.token)).toMatchObject({ customer: { email } })
  })

  test('the link ends after 30 minutes', async () => {
    const { session, token } = await linkFor('hesitant')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 })
    const answer = await deletedBy(token, session).finally(() => vi.useRealTimers())
    expect(answer).toMatchObject(refused)
    expect(await customerOf(session)).toMatchObject({ customer: { firstname: 'Lou' } })
  })

  test('a guest gets no link', async () => {
    expect((await send(RequestCustomerDeletionEmailDocument, {})).status).toBe(403)
  })
})

test.each(['liar', 'nobody'])('%s: no account without a verified e-mail', async (person) => {
  expect((await finish(await comeBack(person))).answer).toMatchObject({
    status: 401,
    message: 'The provider did not confirm your email address. Please sign in with a password.',
  })
})

test.each<[object, string]>([
  [{ provider: 'nope' }, 'There is no sign-in with "nope".'],
  [{ provider: 'dead' }, failed.message],
  [{ provider: 'huge' }, failed.message],
  ...[
    'https://evil.example/sociallogin/social/callback',
    `${storefront}.evil.example/sociallogin/social/callback`,
    `${storefront}/other`,
    `${redirectUri}?next=x`,
    'nope',
  ].map((uri): [object, string] => [
    { redirectUri: uri },
    'The address to come back to is not a page of this shop.',
  ]),
])('refused: %j', async (overrides, message) => {
  const answer = await send(StartSocialLoginDocument, { provider: 'test', redirectUri, ...overrides })
  expect(answer.message).toBe(message)
})

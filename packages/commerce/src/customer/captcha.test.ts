// Captchas through HTTP: the provider's check is a server that knows which answers are true, as Google's would.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ContactUsDocument,
  CreateCustomerDocument,
  GenerateCustomerTokenDocument,
  RequestPasswordResetEmailDocument,
  ResetPasswordDocument,
} from '@loftwood/graphql-types'
import { PASSWORD } from '../testing/customer-shopper.ts'
import { send as sendTo } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import type { TestCommerce } from '../testing/index.ts'

const SECRET = 'the-shop-s-secret'
const refused = { message: 'ReCaptcha validation failed, please try again', category: 'graphql-input' }

/** The requests for a check; each answer is valid once. */
const queries: string[] = []
const provider = createServer((request, response) => {
  void (async () => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const form = new URLSearchParams(body)
    const answer = form.get('response') ?? ''
    const isNew = !queries.includes(answer)
    queries.push(answer)
    if (answer === 'nonsense') return response.end('<html>')
    if (answer === 'huge') return response.end(JSON.stringify({ success: true, text: 'x'.repeat(2_000_000) }))
    if (answer === 'moved') return response.writeHead(307, { location: '/' }).end()
    const success = form.get('secret') === SECRET && isNew && answer.startsWith('true')
    const score = answer.endsWith('doubtful') ? { score: 0.2 } : {}
    return response.end(JSON.stringify({ success, ...score }))
  })()
})

let commerce: TestCommerce
beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  commerce = await startCommerce({
    env: { CAPTCHA_SECRET: SECRET, CAPTCHA_VERIFY_URL: url, SIGN_IN_FAILURES_PER_ACCOUNT: '3' },
  })
})
afterAll(async () => {
  await commerce.stop()
  provider.close()
})

async function sendWithAnswer(document: unknown, variables: object, answer?: string) {
  const headers: Record<string, string> = answer === undefined ? {} : { 'x-recaptcha': answer }
  const { data, errors } = await sendTo(commerce.graphqlUrl, document as never, {
    variables: variables as never,
    headers,
  })
  const [error] = errors ?? []
  return { data, message: error?.message, category: error?.extensions?.category }
}

const email = 'maude@example.com'
const account = { input: { email, firstname: 'Maude', lastname: 'Tremblay', password: PASSWORD } }
const letter = { input: { name: 'Maude', email, comment: 'Hello' } }

test.each<[string, unknown, object]>([
  ['signing in', GenerateCustomerTokenDocument, { email, password: PASSWORD }],
  ['registering', CreateCustomerDocument, account],
  ['asking for a link', RequestPasswordResetEmailDocument, { email }],
  ['a new password', ResetPasswordDocument, { email, newPassword: PASSWORD, resetPasswordToken: 'x' }],
  ['a message', ContactUsDocument, letter],
])('%s needs a true answer', async (name, document, variables) => {
  for (const answer of [undefined, `false-${name}`, 'nonsense', 'huge', 'moved'])
    expect(await sendWithAnswer(document, variables, answer?.replaceAll(' ', '-'))).toMatchObject(refused)
})

test('an answer counts once for each thing, and is checked once', async () => {
  const count = queries.length
  expect((await sendWithAnswer(CreateCustomerDocument, account, 'true-1')).data).toMatchObject({
    createCustomerV2: { customer: { email } },
  })
  const signIn = () => sendWithAnswer(GenerateCustomerTokenDocument, { email, password: PASSWORD }, 'true-1')
  expect((await signIn()).data).toMatchObject({ generateCustomerToken: { token: expect.any(String) } })
  expect(await signIn()).toMatchObject(refused)
  expect(queries.slice(count)).toEqual(['true-1'])
})

test('an account that is guessed from everywhere is signed in to with a true answer', async () => {
  const guessed = 'guessed@example.com'
  await sendWithAnswer(
    CreateCustomerDocument,
    { input: { ...account.input, email: guessed } },
    'true-guessed',
  )
  for (let guess = 0; guess < 5; guess += 1) {
    const wrong = { email: guessed, password: 'wrong' }
    await sendWithAnswer(GenerateCustomerTokenDocument, wrong, `true-guess-${guess}`)
  }
  const right = { email: guessed, password: PASSWORD }
  expect((await sendWithAnswer(GenerateCustomerTokenDocument, right, 'true-right')).data).toMatchObject({
    generateCustomerToken: { token: expect.any(String) },
  })
})

test('the same answer sent twice at once counts once', async () => {
  const twice = await Promise.all([1, 2].map(() => sendWithAnswer(ContactUsDocument, letter, 'true-twice')))
  expect(twice.filter(({ message }) => message === undefined)).toHaveLength(1)
})

test('who is likely a program is refused', async () => {
  expect(await sendWithAnswer(ContactUsDocument, letter, 'true-doubtful')).toMatchObject(refused)
})

test('French visitors are refused in French', async () => {
  const { errors } = await sendTo(commerce.graphqlUrl, ContactUsDocument, {
    variables: letter,
    headers: { store: 'fr' },
  })
  expect(errors?.[0]?.message).toBe('La vérification ReCaptcha a échoué, veuillez réessayer')
})

// Staying signed in, and leaving for good, through HTTP.
import { afterAll, expect, test } from 'vitest'
import {
  ChangeCustomerPasswordDocument,
  CustomerDocument,
  DeleteCustomerDocument,
  GenerateCustomerTokenByRememberMeTokenDocument,
  GenerateRememberMeTokenDocument,
  RevokeRememberMeTokenDocument,
} from '@loftwood/graphql-types'
import { PASSWORD, customerShopper } from '../testing/customer-shopper.ts'
import { startCommerce } from '../testing/index.ts'

const commerce = await startCommerce()
afterAll(() => commerce.stop())

const { send, signIn, newCustomer } = customerShopper(() => commerce.graphqlUrl)

const refused = {
  status: 401,
  category: 'graphql-authentication',
  message: 'The remember-me token is not valid. Please sign in.',
}

async function remember(token: string): Promise<string> {
  const { data } = await send(GenerateRememberMeTokenDocument, {}, token)
  return (data as { generateRememberMeToken: { token: string } }).generateRememberMeToken.token
}
async function comeBack(rememberMe: string) {
  const answer = await send(GenerateCustomerTokenByRememberMeTokenDocument, { token: rememberMe })
  const { generateCustomerTokenByRememberMeToken: tokens } = (answer.data ?? {}) as {
    generateCustomerTokenByRememberMeToken?: { token: string; remember_me_token: string }
  }
  return { answer, token: tokens?.token ?? '', next: tokens?.remember_me_token ?? '' }
}

test('each token signs in once and is followed by the next', async () => {
  const { email, token } = await newCustomer()
  const first = await comeBack(await remember(token))
  expect((await send(CustomerDocument, {}, first.token)).data).toMatchObject({ customer: { email } })
  const second = await comeBack(first.next)
  expect((await send(CustomerDocument, {}, second.token)).errors).toBeUndefined()
})

test('a used token that comes back ends its family and every session', async () => {
  const { token } = await newCustomer()
  const [stolen, elsewhere] = [await remember(token), await remember(token)]
  const thief = await comeBack(stolen)
  expect((await comeBack(stolen)).answer).toMatchObject(refused)
  expect((await comeBack(thief.next)).answer).toMatchObject(refused)
  expect((await send(CustomerDocument, {}, thief.token)).status).toBe(401)
  expect((await comeBack(elsewhere)).answer.errors).toBeUndefined()
})

test('sent twice at once, it works once', async () => {
  const { token } = await newCustomer()
  const rememberMe = await remember(token)
  const answers = await Promise.all([comeBack(rememberMe), comeBack(rememberMe)])
  expect(answers.filter(({ token: given }) => given !== '')).toHaveLength(1)
})

test('revoked with those that followed it; unknown ones are no failure', async () => {
  const { token } = await newCustomer()
  const { next } = await comeBack(await remember(token))
  for (const each of [next, 'unknown']) {
    expect((await send(RevokeRememberMeTokenDocument, { token: each })).data).toEqual({
      revokeRememberMeToken: { result: true },
    })
  }
  expect((await comeBack(next)).answer).toMatchObject(refused)
  expect((await comeBack('')).answer).toMatchObject(refused)
})

test('a new password ends them, and guests have none', async () => {
  const { token } = await newCustomer()
  const rememberMe = await remember(token)
  await send(ChangeCustomerPasswordDocument, { currentPassword: PASSWORD, newPassword: 'An0ther!one' }, token)
  expect((await comeBack(rememberMe)).answer).toMatchObject(refused)
  expect((await send(GenerateRememberMeTokenDocument)).status).toBe(403)
})

test('a deleted account is gone with its tokens; its e-mail is free again', async () => {
  const { email, token } = await newCustomer()
  const rememberMe = await remember(token)
  await send('{ customerCart { id } }', {}, token)
  expect((await send(DeleteCustomerDocument, {}, token)).data).toEqual({ deleteCustomer: true })
  expect((await send(CustomerDocument, {}, token)).status).toBe(401)
  expect((await comeBack(rememberMe)).answer).toMatchObject(refused)
  expect(await signIn(email)).toBe('')
  const { created } = await newCustomer({ email })
  expect(created.errors).toBeUndefined()
  expect((await send(DeleteCustomerDocument)).status).toBe(403)
})

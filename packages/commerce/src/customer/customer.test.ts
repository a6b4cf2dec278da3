// Customers through HTTP: accounts, tokens, address book, and what others may not do.
import { afterAll, describe, expect, test } from 'vitest'
import {
  ChangeCustomerPasswordDocument,
  CreateCustomerAddressDocument,
  CustomerDocument,
  DeleteCustomerAddressDocument,
  GenerateCustomerTokenDocument,
  RevokeCustomerTokenDocument,
  UpdateCustomerAddressDocument,
  UpdateCustomerDocument,
  UpdateCustomerEmailDocument,
} from '@loftwood/graphql-types'
import { PASSWORD, bookAddress, customerShopper } from '../testing/customer-shopper.ts'
import { startCommerce } from '../testing/index.ts'
import { loadConfig } from '../config.ts'

const commerce = await startCommerce()
afterAll(() => commerce.stop())

const password = PASSWORD
const { send, signIn, newCustomer } = customerShopper(() => commerce.graphqlUrl)

describe('accounts', () => {
  test('made, read, changed', async () => {
    const { email, token } = await newCustomer({ is_subscribed: true })
    const { data } = await send(CustomerDocument, {}, token)
    expect(data).toMatchObject({
      customer: { email, firstname: 'Maude', is_subscribed: false, addresses: [], default_billing: null },
    })
    const changed = await send(UpdateCustomerDocument, { input: { firstname: 'Janet' } }, token)
    expect(changed.data).toMatchObject({
      updateCustomerV2: { customer: { firstname: 'Janet', lastname: 'Tremblay', is_subscribed: false } },
    })
  })

  test.each([
    [{ email: 'no address' }, '"no address" is not a valid email address.'],
    [{ firstname: ' ' }, '"First Name" is a required value.'],
    [{ password: 'short' }, 'The password needs at least 8 characters. Create a new password and try again.'],
    [{ password: 'allthesame' }, /^Minimum of different classes of characters in password is 2/],
    [{ password: 'Password123' }, /^Many people use this password/],
    [{ gender: 7 }, '"7" is not a valid gender value.'],
    [{ date_of_birth: '1990-02-31' }, 'Invalid date of birth.'],
    [{ lastname: 'x'.repeat(300) }, '"lastname" length must be equal or less than 255 characters.'],
  ])('refused: %j', async (overrides, message) => {
    const { created } = await newCustomer(overrides)
    expect(created).toMatchObject({
      status: 200,
      message: expect.stringMatching(message),
      category: 'graphql-input',
    })
  })

  test('an e-mail is used once, whatever its case', async () => {
    const { email } = await newCustomer()
    const { created } = await newCustomer({ email: email.toUpperCase(), password: 'An0ther!one' })
    expect(created.errors).toBeUndefined()
    expect(await signIn(email, 'An0ther!one')).toBe('')
    expect(await signIn(email)).not.toBe('')
    const query = '{ isEmailAvailable(email: "nobody@example.com") { is_email_available } }'
    expect((await send(query)).data).toEqual({ isEmailAvailable: { is_email_available: true } })
  })

  test('the e-mail changes with the password only', async () => {
    const { token } = await newCustomer()
    const email = 'moved@example.com'
    const refused = await send(UpdateCustomerEmailDocument, { email, password: 'wrong' }, token)
    expect(refused).toMatchObject({ status: 401, message: 'Invalid login or password.' })
    await send(UpdateCustomerEmailDocument, { email, password }, token)
    expect(await signIn(email)).not.toBe('')
  })

  test('a new password ends other sessions, not this one', async () => {
    const { email, token } = await newCustomer()
    const elsewhere = await signIn(email)
    const change = { currentPassword: password, newPassword: 'An0ther!one' }
    const toCommon = { ...change, newPassword: 'Trustno1' }
    expect((await send(ChangeCustomerPasswordDocument, toCommon, token)).message).toMatch(/^Many people/)
    expect(
      (await send(ChangeCustomerPasswordDocument, { ...change, currentPassword: 'no' }, token)).status,
    ).toBe(401)
    expect((await send(ChangeCustomerPasswordDocument, change, token)).errors).toBeUndefined()
    expect((await send(CustomerDocument, {}, token)).errors).toBeUndefined()
    expect((await send(CustomerDocument, {}, elsewhere)).status).toBe(401)
    expect(await signIn(email)).toBe('')
    expect(await signIn(email, 'An0ther!one')).not.toBe('')
  })
})

describe('signing in', () => {
  const incorrect = {
    status: 401,
    category: 'graphql-authentication',
    message:
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  }

  test('an unknown e-mail and a wrong password get the same answer', async () => {
    const { email } = await newCustomer()
    expect(await send(GenerateCustomerTokenDocument, { email, password: 'wrong' })).toMatchObject(incorrect)
    const unknown = { email: 'nobody@example.com', password: 'wrong' }
    expect(await send(GenerateCustomerTokenDocument, unknown)).toMatchObject(incorrect)
  })

  test('too many failures lock the account, also when sent at once', async () => {
    const { email, token } = await newCustomer()
    const guesses = Array.from({ length: loadConfig({}).signInRule.failuresPerAddress }, () =>
      send(GenerateCustomerTokenDocument, { email, password: 'wrong' }),
    )
    await Promise.all(guesses)
    expect(await send(GenerateCustomerTokenDocument, { email, password })).toMatchObject(incorrect)
    expect((await send(CustomerDocument, {}, token)).errors).toBeUndefined()
  })

  test('without a token, with a bad one, with a revoked one', async () => {
    expect(await send(CustomerDocument)).toMatchObject({
      status: 403,
      category: 'graphql-authorization',
      message: "The current customer isn't authorized.",
    })
    const refused = { status: 401, category: 'graphql-authentication' }
    expect(await send(CustomerDocument, {}, 'bad')).toMatchObject(refused)
    const { token } = await newCustomer()
    expect((await send(RevokeCustomerTokenDocument, {}, token)).data).toEqual({
      revokeCustomerToken: { result: true },
    })
    expect(await send(CustomerDocument, {}, token)).toMatchObject(refused)
  })
})

describe('address book', () => {
  async function add(token: string, overrides: object = {}) {
    const { data } = await send(CreateCustomerAddressDocument, { input: bookAddress(overrides) }, token)
    return (data as { createCustomerAddress: { id: number } }).createCustomerAddress
  }

  test('added, changed in part, removed', async () => {
    const { token } = await newCustomer()
    const address = await add(token, { default_shipping: true })
    expect(address).toMatchObject({
      street: ['12 King Street', 'Apt 3'],
      region: { region: 'Ontario', region_code: 'ON', region_id: 74 },
      postcode: 'N1H 3A1',
      default_shipping: true,
      default_billing: false,
    })
    const changed = await send(
      UpdateCustomerAddressDocument,
      { id: address.id, input: { city: 'Ottawa' } },
      token,
    )
    expect(changed.data).toMatchObject({
      updateCustomerAddress: { city: 'Ottawa', firstname: 'Maude', default_shipping: true },
    })
    const refused = await send(DeleteCustomerAddressDocument, { id: address.id }, token)
    expect(refused.message).toContain('is set as default shipping address')
    await send(UpdateCustomerAddressDocument, { id: address.id, input: { default_shipping: false } }, token)
    expect((await send(DeleteCustomerAddressDocument, { id: address.id }, token)).data).toEqual({
      deleteCustomerAddress: true,
    })
  })

  test('every error of an address is listed', async () => {
    const { token } = await newCustomer()
    const input = { firstname: 'Jane', lastname: 'Doe' }
    const { message } = await send(CreateCustomerAddressDocument, { input }, token)
    expect(message?.split('\n')).toEqual(
      expect.arrayContaining([
        '"street" is required. Enter and try again.',
        '"city" is required. Enter and try again.',
        '"countryId" is required. Enter and try again.',
      ]),
    )
    const wrong = await send(
      CreateCustomerAddressDocument,
      { input: bookAddress({ postcode: 'H2X 1Y4' }) },
      token,
    )
    expect(wrong).toMatchObject({ category: 'graphql-input' })
  })

  test("other people's addresses cannot be seen, changed or used", async () => {
    const [owner, other] = await Promise.all([newCustomer(), newCustomer()])
    const { id } = await add(owner.token)
    const refused = { status: 403, category: 'graphql-authorization' }
    expect(
      await send(UpdateCustomerAddressDocument, { id, input: { city: 'X' } }, other.token),
    ).toMatchObject(refused)
    expect(await send(DeleteCustomerAddressDocument, { id }, other.token)).toMatchObject(refused)
    expect(await send(DeleteCustomerAddressDocument, { id: 999_999 }, other.token)).toMatchObject({
      category: 'graphql-no-such-entity',
    })
  })
})

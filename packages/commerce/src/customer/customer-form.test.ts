// What a store asks its customers for, through HTTP: the form's metadata, what is required, and what is stored.
import { changedStore } from '@loftwood/demo-store/testing'
import { afterAll, expect, test } from 'vitest'
import { CustomerDocument, CustomerFormDocument, UpdateCustomerDocument } from '@loftwood/graphql-types'
import { customerShopper } from '../testing/customer-shopper.ts'
import { startCommerce } from '../testing/index.ts'

const titles = [
  { en: 'Ms.', fr: 'Mme' },
  { en: 'Mr.', fr: 'M.' },
]
const catalog = changedStore({
  accounts: {
    customerFields: [
      { code: 'prefix', options: titles },
      { code: 'suffix' },
      { code: 'dob' },
      { code: 'gender', isRequired: true },
      { code: 'taxvat' },
    ],
  },
})
const commerce = await startCommerce({ catalog: catalog.folder })
/** The demonstration shop. */
const demoShop = await startCommerce()
afterAll(async () => {
  await Promise.all([commerce.stop(), demoShop.stop()])
  catalog.remove()
})
const { send, newCustomer } = customerShopper(() => commerce.graphqlUrl)

const formOf = async (shopper: ReturnType<typeof customerShopper>, formCode: string) => {
  const { data } = await shopper.send(CustomerFormDocument, { formCode })
  const { items } = (data as { attributesForm: { items: { code: string; is_required: boolean }[] } })
    .attributesForm
  return items.map(({ code, is_required }) => (is_required ? `${code}*` : code)).join(' ')
}

test('a form asks for what the store asks for', async () => {
  const shopper = { send } as ReturnType<typeof customerShopper>
  const demo = customerShopper(() => demoShop.graphqlUrl)
  const whole = 'prefix firstname* lastname* suffix email* dob taxvat gender'
  for (const [form, demoFields] of [
    ['customer_account_create', 'firstname* lastname* email*'],
    ['customer_account_edit', whole],
  ] as const) {
    expect(await formOf(shopper, form)).toBe(`${whole}*`)
    expect(await formOf(demo, form)).toBe(demoFields)
  }
  const { data } = await send(CustomerFormDocument, { formCode: 'customer_account_create' })
  expect(data).toMatchObject({
    attributesForm: {
      items: expect.arrayContaining([
        expect.objectContaining({
          code: 'prefix',
          options: [{ value: 'Ms.', label: 'Ms.' }, expect.anything()],
        }),
        expect.objectContaining({
          code: 'gender',
          options: expect.arrayContaining([{ value: '2', label: 'Woman' }]),
        }),
      ]),
    },
  })
})

test('what is required is refused where it is missing, the rest is stored and given back', async () => {
  expect((await newCustomer()).created.message).toBe('"Gender" is a required value.')
  const person = {
    prefix: 'Ms.',
    suffix: 'Jr.',
    date_of_birth: '1990-02-28',
    gender: 2,
    taxvat: '12345 6789 RT0001',
  }
  const { token, created } = await newCustomer(person)
  expect(created.message).toBeUndefined()
  expect((await send(CustomerDocument, {}, token)).data).toMatchObject({ customer: person })

  const change = (input: object) => send(UpdateCustomerDocument, { input }, token)
  expect((await change({ gender: null })).message).toBe('"Gender" is a required value.')
  const changed = { suffix: '', date_of_birth: null, is_subscribed: false }
  expect((await change(changed)).data).toMatchObject({
    updateCustomerV2: { customer: { suffix: null, date_of_birth: null, gender: 2, prefix: 'Ms.' } },
  })
})

test('a date of birth is not in the future', async () => {
  const { created } = await newCustomer({ gender: 3, date_of_birth: '2999-01-01' })
  expect(created.message).toBe('Invalid date of birth.')
})

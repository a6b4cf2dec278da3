import { describe, expect, it } from 'vitest'
import { addressRules, regionRule } from './address-rules.ts'
import { addressSchema, contactSchema } from './address-schema.ts'
import type { AddressValues } from './address-values.ts'
import { fieldLabels } from './field-labels.ts'
import { DEMANDING_FORM, EMBEDDED_FORM, MAGENTO_FORM } from './testing/form-answers.ts'
import { TYPED_ADDRESS } from './testing/typed-address.ts'

const regions = [
  { id: 66, code: 'ON', name: 'Ontario' },
  { id: 68, code: 'QC', name: 'Québec' },
]
const address = TYPED_ADDRESS

function errorsOf(
  changes: Partial<AddressValues>,
  { answer = EMBEDDED_FORM, hasRegions = true } = {},
): Record<string, string> {
  const values = { ...address, ...changes }
  const rules = addressRules(answer, 'en-CA')
  const region = regionRule(rules, values.countryId, hasRegions)
  const place = { countryId: values.countryId, regions: hasRegions ? regions : [], region }
  const result = addressSchema(rules, place).safeParse(values)
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  )
}

describe('in Canada', () => {
  it('accepts an address', () => {
    expect(errorsOf({})).toEqual({})
  })

  it('names each missing field, and the province by its own text', () => {
    expect(errorsOf({ firstname: ' ', city: '', regionId: '', postcode: '', telephone: '' })).toMatchObject({
      firstname: 'form.required',
      city: 'form.required',
      regionId: 'checkout.error.province',
      postcode: 'form.required',
      telephone: 'form.required',
    })
  })

  it('takes no links and markup in names, company and town', () => {
    expect(
      errorsOf({ firstname: 'See http://pills.example', company: 'pills.com', city: '<b>Guelph' }),
    ).toEqual({ firstname: 'form.plainName', company: 'form.plainName', city: 'form.plainName' })
    expect(errorsOf({ lastname: 'St. John', street: '12 Main St.Apt <3>' })).toEqual({})
  })

  it('checks the postal code, also against the province, also while other fields are still empty', () => {
    expect(errorsOf({ postcode: '90210' })).toEqual({ postcode: 'checkout.error.postcode' })
    expect(errorsOf({ regionId: '66' })).toEqual({ postcode: 'checkout.error.postcode-province' })
    expect(errorsOf({ regionId: '66', city: '' })).toMatchObject({
      postcode: 'checkout.error.postcode-province',
    })
    expect(errorsOf({ regionId: '999' })).toEqual({ regionId: 'checkout.error.province' })
  })

  it.each(['514 555-0199', '+1 (514) 555-0199', '15145550199', '514.555.0199 poste 12', '514-555-0199 x4'])(
    'takes the phone number %s',
    (telephone) => expect(errorsOf({ telephone })).toEqual({}),
  )

  it.each(['555-0199', 'call me', '514 555-019O'])('refuses the phone number %s', (telephone) => {
    expect(errorsOf({ telephone })).toEqual({ telephone: 'checkout.error.phone' })
  })
})

describe('abroad', () => {
  const answer = MAGENTO_FORM

  it('asks for a state', () => {
    expect(errorsOf({ countryId: 'US', postcode: '05401', regionId: '', city: '' })).toEqual({
      city: 'form.required',
      regionId: 'checkout.error.state',
    })
  })

  it('calls region and postal code of the United States by their names', () => {
    const fields = [{ name: 'regionId' }, { name: 'postcode' }] as const
    const labelsIn = (countryId: string) =>
      fieldLabels(fields, { countryId, language: 'en', t: (key) => key })
    expect(labelsIn('US')).toMatchObject({ regionId: 'checkout.state', postcode: 'checkout.zip' })
    expect(labelsIn('CA')).toMatchObject({ postcode: 'checkout.postcode' })
  })

  it('checks the postal codes whose form it knows', () => {
    const german = { countryId: 'DE', postcode: '10115', regionId: '', telephone: '+49 30 901820' }
    expect(errorsOf(german, { answer })).toEqual({})
    expect(errorsOf({ ...german, postcode: 'D-10115' }, { answer })).toEqual({})
    expect(errorsOf({ countryId: 'US', postcode: 'H2W 2R2', regionId: '' }, { answer })).toMatchObject({
      postcode: 'checkout.error.zip',
    })
    expect(
      errorsOf({ countryId: 'AL', region: 'Tirana', postcode: '10-01' }, { answer, hasRegions: false }),
    ).toEqual({})
  })

  it('needs a postal code and a region only where the store does', () => {
    const place = { regionId: '', postcode: '' }
    const abroad = { answer, hasRegions: false }
    expect(errorsOf({ ...place, countryId: 'GB' }, abroad)).toEqual({})
    expect(errorsOf({ ...place, countryId: 'AL' }, abroad)).toEqual({
      region: 'form.required',
      postcode: 'form.required',
    })
  })
})

it('needs what the store requires', () => {
  const german = { countryId: 'DE', postcode: '10115', telephone: '' }
  expect(errorsOf(german, { answer: DEMANDING_FORM })).toEqual({
    prefix: 'form.required',
    company: 'form.required',
    vat_id: 'form.required',
  })
})

it('checks the e-mail address', () => {
  expect(contactSchema.safeParse({ email: ' maude@example.ca ' }).data).toEqual({ email: 'maude@example.ca' })
  expect(contactSchema.safeParse({ email: 'maude@' }).error?.issues[0]?.message).toBe('form.email')
  expect(contactSchema.safeParse({ email: '' }).error?.issues[0]?.message).toBe('form.required')
})

import { describe, expect, it } from 'vitest'
import { addressRules, regionRule } from './address-rules.ts'
import { DEMANDING_FORM, EMBEDDED_FORM, MAGENTO_FORM } from './testing/form-answers.ts'

const namesOf = (rules: ReturnType<typeof addressRules>) =>
  rules.fields.map(({ name, isRequired }) => (isRequired ? `${name}*` : name)).join(' ')

describe('the fields', () => {
  it.each([
    [
      'of the embedded shop',
      EMBEDDED_FORM,
      'countryId* firstname* lastname* street* apartment neighbourhood extra city* regionId postcode telephone*',
    ],
    [
      'of a plain Magento',
      MAGENTO_FORM,
      'firstname* lastname* company street* apartment countryId* regionId city* postcode telephone* vat_id',
    ],
    [
      'of a store that wants to know more',
      DEMANDING_FORM,
      'prefix* firstname* middlename lastname* suffix company* street* city* countryId* regionId postcode telephone vat_id*',
    ],
    [
      'without metadata',
      { ...MAGENTO_FORM, attributesForm: { __typename: 'AttributesFormOutput' as const, items: [] } },
      'firstname* lastname* company street* apartment countryId* regionId city* postcode telephone*',
    ],
  ])('%s', (_, answer, names) => {
    expect(namesOf(addressRules(answer, 'en-CA'))).toBe(names)
  })
})

it('shows a field that Magento lacks where addresses of the back end have it', () => {
  const answerOf = (is_own_field: boolean | null) => ({
    ...MAGENTO_FORM,
    attributesForm: {
      __typename: 'AttributesFormOutput' as const,
      items: [
        {
          __typename: 'CustomerAttributeMetadata' as const,
          code: 'buzzer_code',
          is_required: false,
          multiline_count: 0,
          sort_order: 100,
          is_own_field,
        },
      ],
    },
  })
  expect(namesOf(addressRules(answerOf(true), 'en-CA'))).toBe('buzzer_code')
  // A shop's own attribute of that name.
  expect(namesOf(addressRules(answerOf(null), 'en-CA'))).toBe('')
})

it('names the countries in the language of the page, in its order', () => {
  const { countries } = addressRules(MAGENTO_FORM, 'fr-CA')
  expect(countries.map(({ name }) => name)).toEqual([
    'Albanie',
    'Allemagne',
    'Canada',
    'États-Unis',
    'France',
    'R.A.S. chinoise de Hong Kong',
    'Royaume-Uni',
  ])
})

it.each([
  [MAGENTO_FORM, 'US'],
  [EMBEDDED_FORM, 'CA'],
  [{ ...MAGENTO_FORM, storeConfig: { ...MAGENTO_FORM.storeConfig!, default_country: null } }, 'CA'],
  [DEMANDING_FORM, 'DE'],
])('begins with the country of the store, of its language, or the first', (answer, country) => {
  expect(addressRules(answer, 'fr-CA').defaultCountry).toBe(country)
})

it('delivers to every country unless the store says to which', () => {
  const shippingOf = (answer: typeof MAGENTO_FORM) =>
    addressRules(answer, 'en-CA').shippingCountries.map(({ id }) => id)
  expect(shippingOf(EMBEDDED_FORM)).toEqual(['CA'])
  expect(shippingOf(MAGENTO_FORM)).toHaveLength(7)
})

it.each([
  ['EMBEDDED', EMBEDDED_FORM, 'CA', true, { kind: 'list', isRequired: true }],
  ['MAGENTO', MAGENTO_FORM, 'US', true, { kind: 'list', isRequired: true }],
  ['MAGENTO', MAGENTO_FORM, 'DE', true, { kind: 'list', isRequired: false }],
  ['MAGENTO', MAGENTO_FORM, 'GB', false, { kind: 'text', isRequired: false }],
  ['MAGENTO', MAGENTO_FORM, 'AL', false, { kind: 'text', isRequired: true }],
  ['DEMANDING', DEMANDING_FORM, 'DE', true, { kind: 'list', isRequired: true }],
  ['DEMANDING', DEMANDING_FORM, 'FR', false, { kind: 'none', isRequired: false }],
] as const)('%s: the region of %s', (_, answer, country, hasRegions, rule) => {
  expect(regionRule(addressRules(answer, 'en-CA'), country, hasRegions)).toEqual(rule)
})

import type { CustomerFormQuery } from '@loftwood/graphql-types'
import { expect, it } from 'vitest'
import { EMPTY_PERSON, personFields, personInput, personValues } from './person-fields.ts'

const GENDERS = [
  { __typename: 'AttributeOptionMetadata', label: 'Male', value: '1' },
  { __typename: 'AttributeOptionMetadata', label: 'Female', value: '2' },
] as const

/** What Magento 2.4.7 answers: codes with `*` are required. */
const answer = (codes: string): CustomerFormQuery => ({
  attributesForm: {
    __typename: 'AttributesFormOutput',
    items: codes.split(' ').map((code) => ({
      __typename: 'CustomerAttributeMetadata',
      code: code.replace('*', ''),
      is_required: code.endsWith('*'),
      options: code.startsWith('gender') ? [...GENDERS] : [],
    })),
  },
})
const namesOf = (form: CustomerFormQuery) =>
  personFields(form)
    .map(({ name, isRequired }) => (isRequired ? `${name}*` : name))
    .join(' ')

it.each([
  ['firstname* lastname* email*', ''],
  [
    'prefix firstname* lastname* suffix* email* dob taxvat gender* shoe_size',
    'prefix suffix* date_of_birth taxvat gender*',
  ],
])('%s', (codes, names) => {
  expect(namesOf(answer(codes))).toBe(names)
})

it('asks for nothing more where the back end has no metadata', () => {
  expect(personFields({} as CustomerFormQuery)).toEqual([])
})

it('sends the fields of the form only, as Magento clears them', () => {
  const fields = personFields(answer('prefix dob gender'))
  expect(personInput(fields, { ...EMPTY_PERSON, gender: '2', taxvat: '7' })).toEqual({
    prefix: '',
    date_of_birth: '',
    gender: 2,
  })
  expect(personInput(fields, EMPTY_PERSON)).toMatchObject({ gender: null })
  expect(personInput([], EMPTY_PERSON)).toEqual({})
})

it('shows what the account has', () => {
  expect(personValues({ gender: 2, date_of_birth: '1990-02-28 00:00:00', prefix: null })).toEqual({
    ...EMPTY_PERSON,
    gender: '2',
    date_of_birth: '1990-02-28',
  })
})

import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { changeEmailSchema, changePasswordSchema, profileSchema, registerSchema } from './customer-schema.ts'
import { EMPTY_PERSON } from './person/person-fields.ts'

const person = {
  ...EMPTY_PERSON,
  firstname: 'Ann',
  lastname: 'Lee',
  email: ' ann@example.com ',
  isSubscribed: false,
}

/** The first error of each field. */
function problems(values: Record<string, unknown>, schema = registerSchema([]) as never) {
  const result = safeParse(schema, values)
  if (result.success) return {}
  return Object.fromEntries(result.error.issues.toReversed().map((issue) => [issue.path[0], issue.message]))
}

it('takes a strong password, repeated', () => {
  for (const password of ['Bunkbeds1', 'lits-superposés', 'mot de passe 7'])
    expect(problems({ ...person, password, repeat: password })).toEqual({})
})

it('says what a password lacks', () => {
  expect(problems({ ...person, password: 'short1', repeat: 'short1' })).toEqual({ password: 'form.least8' })
  expect(problems({ ...person, password: 'onlyletters', repeat: 'onlyletters' })).toEqual({
    password: 'form.password',
  })
  expect(problems({ ...person, password: '12345678', repeat: '12345678' })).toEqual({
    password: 'form.password',
  })
  expect(problems({ ...person, password: 'Bunkbeds1', repeat: 'Bunkbeds2' })).toEqual({
    repeat: 'form.passwordsDiffer',
  })
})

it('says what a person lacks, and that passwords differ at the same time', () => {
  expect(
    problems({ ...person, firstname: ' ', lastname: 'L', email: 'ann', password: 'Bunkbeds1', repeat: 'x' }),
  ).toEqual({
    firstname: 'form.required',
    lastname: 'form.least2',
    email: 'form.email',
    repeat: 'form.passwordsDiffer',
  })
})

it('requires the current password to change it', () => {
  expect(
    problems({ current: '', password: 'Bunkbeds1', repeat: 'Bunkbeds1' }, changePasswordSchema as never),
  ).toEqual({
    current: 'form.required',
  })
})

it('a new e-mail address differs from the old one, in more than its capitals', () => {
  const schema = changeEmailSchema('ann@example.com') as never
  expect(problems({ email: ' Ann@Example.com ', password: 'wrong' }, schema)).toEqual({
    email: 'account.sameEmail',
  })
  expect(problems({ email: 'anna@example.com', password: 'x' }, schema)).toEqual({})
})

it('requires what the store requires of a person, and a date of birth in the past', () => {
  const schema = profileSchema([
    { name: 'gender', isRequired: true, options: [] },
    { name: 'date_of_birth', isRequired: false, options: [] },
  ]) as never
  expect(problems({ ...person, date_of_birth: '2999-01-01' }, schema)).toEqual({
    gender: 'form.required',
    date_of_birth: 'person.error.birthDate',
  })
  expect(problems({ ...person, gender: '3' }, schema)).toEqual({})
})

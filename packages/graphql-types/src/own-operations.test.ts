// What a plain Magento lacks, by the store's extensions of the schema and, independently of them, by the facts of a Magento.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operationTexts } from './generated/operation-texts.ts'
import { ownOperations, rootFields } from './own-operations.ts'

type Facts = Record<'Query' | 'Mutation', { fields: Record<string, string> }>

function missingIn(release: string): string[] {
  const file = new URL(`../facts/magento-${release}.json`, import.meta.url)
  const { Query, Mutation } = JSON.parse(readFileSync(file, 'utf8')) as Facts
  const fields = { ...Query.fields, ...Mutation.fields }
  return Object.keys(operationTexts).filter((name) => !rootFields(name).some((field) => field in fields))
}

test('Magento 2.4.8 lacks the operations of the extensions, and no other', () => {
  expect(ownOperations().length).toBeGreaterThan(30)
  expect(missingIn('2.4.8-p1').toSorted()).toEqual(ownOperations().toSorted())
})

test('Magento 2.4.7 lacks four of Magento’s own besides', () => {
  const own = new Set(ownOperations())
  expect(
    missingIn('2.4.7-p3')
      .filter((name) => !own.has(name))
      .toSorted(),
  ).toEqual([
    'confirmCancelOrder',
    'recaptchaFormConfig',
    'requestGuestOrderCancel',
    'resendConfirmationEmail',
  ])
})

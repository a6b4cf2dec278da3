import { print } from 'graphql'
import { expect, it } from 'vitest'
import { documentOf } from './documents.ts'
import * as operations from './index.ts'

const whole = Object.entries(operations).filter(([constant]) => constant.endsWith('Document'))

it('every operation is whole by its name, and parsed once', () => {
  for (const [, document] of whole) {
    const { documentId } = document as unknown as Named
    const made = documentOf(documentId)
    expect(definitionsOf(made)).toEqual(definitionsOf(document as never))
    expect(documentOf(documentId)).toBe(made)
  }
})

it('there is no document of another name', () => {
  expect(documentOf('')).toBeUndefined()
})

interface Named {
  documentId: string
  definitions: { operation?: string }[]
}

/** The order of the fragments does not matter. */
const definitionsOf = (document: Parameters<typeof print>[0] | undefined) =>
  (document as { definitions: readonly Parameters<typeof print>[0][] } | undefined)?.definitions
    .map(print)
    .toSorted()

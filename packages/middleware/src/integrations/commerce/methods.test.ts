// The table is whole: every operation of the contract is a method, under its own name and once.
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { Method } from './methods/method.ts'
import { commerceMethods } from './methods.ts'

/** Second names of the existing SDK. */
const ALIASES = {
  categorySearch: 'categoryList',
  reviews: 'customerProductReview',
  addProductToWishList: 'addProductsToWishlist',
}

const operationsFolder = new URL('../../../../graphql-types/operations/', import.meta.url).pathname
const operations = globSync('*/*.graphql', { cwd: operationsFolder }).map((file) =>
  basename(file, '.graphql'),
)
const rows: [string, Method][] = Object.entries(commerceMethods as unknown as Record<string, Method>)

function operationOf({ document }: Method): string | undefined {
  const operation = document.definitions.find((it) => it.kind === 'OperationDefinition')
  return operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined
}

/** Their documents are the callers'. */
const GENERIC = ['customQuery', 'customMutation']

test('every operation is the method of its name', () => {
  expect(operations.length).toBeGreaterThan(60)
  const names = rows.map(([name]) => name)
  const named = [...operations, ...Object.keys(ALIASES), ...GENERIC]
  expect({
    operationsWithoutMethod: named.filter((name) => !names.includes(name)),
    methodsWithoutOperation: names.filter((name) => !named.includes(name)),
  }).toEqual({ operationsWithoutMethod: [], methodsWithoutOperation: [] })
})

test('every method sends the operation of its name', () => {
  for (const [name, method] of rows) {
    expect(operationOf(method), name).toBe((ALIASES as Record<string, string>)[name] ?? name)
  }
})

test('every method that writes is personal, and says what it does', () => {
  expect(rows.filter(([, { kind, access }]) => kind === 'write' && access === 'public')).toEqual([])
  expect(rows.filter(([, { summary }]) => !summary.endsWith('.'))).toEqual([])
})

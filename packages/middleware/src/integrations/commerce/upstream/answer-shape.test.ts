import { buildSchema, introspectionFromSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { compileShape } from './answer-shape.ts'
import { indexSchema } from './schema-index.ts'

const schema = indexSchema(
  introspectionFromSchema(
    buildSchema(`
      type Query { item: Item }
      interface Item { part: Part! }
      type Bed implements Item { part: Part! }
      type Desk implements Item { part: Part! }
      type Part { a: Int! b: Int! inner: Part! }
    `),
  ),
)
const misfit = (selections: string, part: object) =>
  compileShape(parse(`query q { item { ${selections} } }`), schema).findMisfit({ item: { part } })

test.each([
  ['one of two fragments', '... on Bed { part { a } } ... on Desk { part { b } }', { b: 1 }],
  [
    'one of two fragments, further down',
    '... on Bed { part { inner { a } } } ... on Desk { part { inner { b } } }',
    { inner: { b: 1 } },
  ],
  ['a fragment beside the field', 'part { b } ... on Bed { part { a } }', { b: 1 }],
  ['a fragment before the field', '... on Bed { part { a } } part { b }', { b: 1 }],
])('what only %s selects may be missing', (_what, selections, part) => {
  expect(misfit(selections, part)).toBeUndefined()
})

test.each([
  ['both fragments', '... on Bed { part { a b } } ... on Desk { part { b } }'],
  ['the field beside a fragment', 'part { b } ... on Bed { part { a } }'],
  ['two selections of the field', 'part { a } part { b }'],
])('what %s select must be there', (_what, selections) => {
  expect(misfit(selections, { a: 1 })).toBe('item.part.b')
})

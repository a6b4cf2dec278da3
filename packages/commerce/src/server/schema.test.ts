import { expect, test } from 'vitest'
import { shopSchema } from './schema.ts'

test('every root field that is served has a resolver', () => {
  const schema = shopSchema()
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  )
  const bare = roots.filter(({ resolve }) => resolve === undefined).map(({ name }) => name)
  expect(roots.length).toBeGreaterThan(20)
  expect(bare).toEqual([])
})

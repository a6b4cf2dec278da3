// What shoppers type, over HTTP, and the pages of text that are about it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SearchPagesDocument } from '@loftwood/graphql-types'
import { sendForData } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import type { TestCommerce } from '../testing/index.ts'

let commerce: TestCommerce
beforeAll(async () => {
  commerce = await startCommerce()
})
afterAll(() => commerce.stop())

async function pagesFor(search: string, store = 'default', pageSize = 4): Promise<string[]> {
  const { cmsPageSearch } = await sendForData(commerce.graphqlUrl, SearchPagesDocument, {
    variables: { search, pageSize },
    headers: { store },
  })
  return (cmsPageSearch?.items ?? []).map((page) => page?.identifier ?? '')
}

test.each([
  ['a title', 'warranty', 'default', 'warranty-info'],
  ['a title', 'garantie', 'fr', 'warranty-info'],
  ['the beginning of a word', 'warr', 'default', 'warranty-info'],
  ['a missing letter', 'waranty', 'default', 'warranty-info'],
  ['no accents', 'confidentialite', 'fr', 'privacy-policy'],
  ['a plural', 'returns', 'default', 'return-policy'],
  ['words of a guide', 'bunk mattress', 'default', 'learning/mattress-for-a-top-bunk'],
  ['words of a guide', 'échelle ou escalier', 'fr', 'learning/ladder-or-stairs'],
  ['a synonym', 'staircase or ladder', 'default', 'learning/ladder-or-stairs'],
])('%s: “%s” (%s)', async (_, words, store, identifier) => {
  expect((await pagesFor(words, store))[0]).toBe(identifier)
})

test.each(['xyzzy', '', 'the', 'warranty xyzzy'])('“%s” finds no page', async (words) => {
  expect(await pagesFor(words)).toEqual([])
})

test('of a long text only the beginning is read', async () => {
  const far = (words: string) => `${'-'.repeat(900)} ${words}`
  expect(await pagesFor(far('warranty'))).toEqual([])
  expect((await pagesFor(`warranty ${far('xyzzy')}`))[0]).toBe('warranty-info')
})

test('no more pages come than were requested', async () => {
  expect(await pagesFor('bed', 'default', 2)).toHaveLength(2)
})

import { expect, it } from 'vitest'
import { categoriesOf } from './use-suggestions.ts'

const category = (uid: string) => ({
  __typename: 'CategoryTree',
  uid,
  name: uid,
  url_path: uid,
  url_suffix: '',
})
const product = (...uids: string[]) => ({ uid: uids.join(), categories: uids.map(category) }) as never

it('names the commonest categories first, four at most', () => {
  const found = categoriesOf([product('a', 'b'), product('b', 'c', 'd', 'e'), product('b', 'c')])
  expect(found.map(({ uid }) => uid)).toEqual(['b', 'c', 'a', 'd'])
  expect(categoriesOf([])).toEqual([])
})

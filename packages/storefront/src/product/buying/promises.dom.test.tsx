import { expect, it } from 'vitest'
import { answeringClient } from '../../platform/data/testing/answering-client.ts'
import { renderInShop, textOf } from '../../platform/testing/render-in-shop.tsx'
import { makeConfigurable } from '../testing/make-product.ts'
import { Promises } from './promises.tsx'

it.each([
  [1, 'Canada', 'Made in Canada'],
  [0, 'Vietnam', 'Country of manufacture: Vietnam'],
  // As another catalog has it.
  [0, 'CN', ''],
  [0, '145,153', ''],
  [0, null, ''],
])('says in which country it is made: %s, %s', async (made_in_canada, country_of_manufacture, text) => {
  const product = makeConfigurable({ made_in_canada, country_of_manufacture } as never)
  const promises = <Promises product={product} choice={{ variant: null }} />
  expect(textOf(await renderInShop(promises, { client: answeringClient(() => ({})) }))).toBe(text)
})

import { expect, it } from 'vitest'
import { answeringClient } from '../../platform/data/testing/answering-client.ts'
import { renderInShop, textOf } from '../../platform/testing/render-in-shop.tsx'
import { makeConfigurable } from '../testing/make-product.ts'
import { makeBundle, makeGroup } from '../testing/make-set.ts'
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

it.each([
  ['twin 6 200', 'Returns within 30 days if unopened, one exchange once opened; collection for $79'],
  ['twin 2 any topper', 'Returns within 30 days'],
  [null, 'Returns within 30 days'],
])('says how what fits as "%s" goes back', async (fit_mattress, text) => {
  const product = makeConfigurable({ att_shipping_dimensions: '1 carton' } as never)
  const client = answeringClient(() => ({ products: { items: [{ uid: 'p', fit_mattress }] } }))
  const promises = <Promises product={product} choice={{ variant: null }} />
  const said = textOf(await renderInShop(promises, { client }))
  expect(said.slice(-text.length)).toBe(text)
})

it.each([
  [
    makeBundle({ isDynamic: true, final: 100, options: [] }),
    'Returns within 30 days; mattresses if unopened, one exchange once opened, $79 to collect a mattress',
  ],
  [makeGroup([{ uid: 'desk', price: 100, suggested: 1 }]), 'Returns within 30 days'],
])('says how a set is delivered and goes back: %#', async (product, returns) => {
  const promises = <Promises product={product} choice={{ variant: null }} />
  const said = textOf(await renderInShop(promises, { client: answeringClient(() => ({})) }))
  expect(said).toMatch(/^Delivery in every province/)
  expect(said.slice(-returns.length)).toBe(returns)
})

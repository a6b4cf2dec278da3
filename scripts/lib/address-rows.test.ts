import { expect, it } from 'vitest'
import { addressRows } from './address-rows.mjs'

const ports = { commerce: 4100, middleware: 4000, storefront: 3000 }
const shop = { ports, dataDir: '/data' }

it('names the French shop of the embedded back end', () => {
  const rows = addressRows({ ...shop, externalBackEnd: undefined, brand: 'loftwood' })
  expect(rows).toContainEqual(['Shop, French', 'http://localhost:3000/fr'])
  expect(rows).toContainEqual(['Brand', 'loftwood'])
})

it('names no view of another back end, and says that its shop has no brand', () => {
  const externalBackEnd = 'https://magento.example/graphql'
  const rows = addressRows({ ...shop, externalBackEnd, brand: 'plain' })
  expect(rows.map(([what]) => what)).not.toContain('Shop, French')
  expect(rows).toContainEqual(['Brand', expect.stringMatching(/^plain: /)])
})

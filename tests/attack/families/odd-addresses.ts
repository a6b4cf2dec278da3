/** Malformed addresses. */
import { leakIn } from '../lib/leaks.ts'
import { rawRequest, sendRaw } from '../lib/raw-socket.ts'
import { together } from '../lib/together.ts'
import type { Family } from '../scenario.ts'

const CLIMBS = ['../../../../etc/passwd', '..%2f..%2f..%2f..%2fetc%2fpasswd', '%2e%2e/%2e%2e/package.json']
const MORE_CLIMBS = ['....//....//package.json', '..%5c..%5cpackage.json', '%c0%ae%c0%ae/package.json']
const FOLDERS = [
  '/',
  '/media/',
  '/media/500/',
  '/media/video/',
  '/media/sample/',
  '/assets/',
  '/api/magento/',
]

const ADDRESSES: readonly string[] = [
  '*',
  'x',
  '//',
  '///evil.example/',
  '//evil.example/%2f..',
  'http://evil.example/',
  'http://[::1/',
  '/\t/\t',
  '/%09%09%09',
  '/%00',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/%u0041',
  '/é',
  '/?',
  '/?%',
  '/?term=%',
  '/??&&==',
  `/${'a'.repeat(2100)}`,
  `/search?term=${'a'.repeat(2100)}`,
  `/search?${'a=1&'.repeat(1500)}`,
  `/${'a/'.repeat(1000)}`,
  `/search?term=${'%F0%9F%9B%8F'.repeat(150)}`,
  '/search?page=-1',
  '/search?page=99999999999999999999&size=1e9',
  '/search?term=a&page=NaN&size=__proto__',
  '/search?term[]=a&term[b]=c',
  '/search?price_from=-1e999&price_to=Infinity',
  '/@fs/etc/passwd',
  '/@fs/etc/passwd?raw??',
  '/@id/package.json',
  '/@vite/client',
  '/node_modules/.bin/node',
  '/src/paths.ts',
  '/.env',
  '/.git/config',
  '/fr/fr/fr/',
  '/en/../fr/',
  '/p/',
  '/p/%00',
  "/p/'or'1'='1",
  '/p/__proto__',
  '/constructor',
  '/toString',
  '/index.pageContext.json',
  '/search/index.pageContext.json',
  '/index.pageContext.json?_vike=%7B',
  '/cache/purge',
  '/media/99999/products/a.jpg',
  '/media/-1/products/a.jpg',
  '/media/500/http://127.0.0.1:1/a.jpg',
  '/media/500/%2f%2f127.0.0.1/a.jpg',
  '/api/magento/__proto__',
  '/api/magento/constructor',
  '/api/__proto__/products',
  '/api/magento/products?body=',
  '/api/magento/products?body=[',
  `/api/magento/products?body=${'['.repeat(3000)}`,
  '/api/magento/products?body=%00',
  '/api/openapi.json',
  '/api/metrics',
  '/checkout/cart/add',
  '/customer/sales/order/view/order_id/%00',
  '/customer/address/edit/id/9e99',
  '/wishlist/shared/%2e%2e',
  '/learning/%2e%2e%2fadmin',
  ...FOLDERS.flatMap((folder) => [...CLIMBS, ...MORE_CLIMBS].map((climb) => folder + climb)),
]

/** The same at the middleware, whose methods are at its root. */
const atMiddleware = (address: string) => address.replace(/^\/api\//, '/')

export const oddAddresses: Family = {
  name: 'Odd addresses',
  scenarios: (['storefront', 'middleware', 'commerce'] as const).map((server) => ({
    name: `${ADDRESSES.length} of them at the ${server}`,
    holds: 'never 5xx, no stack, no file and no path of the machine in an answer',
    run: async (shop, report) => {
      await together({ count: ADDRESSES.length, atOnce: 8 }, async (index) => {
        const address = ADDRESSES[index] ?? '/'
        const path = server === 'storefront' ? address : atMiddleware(address)
        const { status, text } = await sendRaw(shop[server], rawRequest(`GET ${path}`), 5000)
        const shown = address.length > 60 ? `${address.slice(0, 60)}… (${address.length})` : address
        report.must(status < 500 && status > 0, `${shown}: ${status || 'no answer'}`)
        report.must(leakIn(text) === undefined, `${shown}: the answer has ${leakIn(text)}`)
      })
    },
  })),
}

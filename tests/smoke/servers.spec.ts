/** The three servers answer, and the shop's first page reaches a browser without a problem. */
import { accessibilityFaults } from '../fixtures/accessibility.ts'
import { serverUrl } from '../harness/server-env.ts'
import { expect, test } from '../fixtures/index.ts'

for (const name of ['commerce', 'middleware', 'storefront'] as const) {
  test(`${name} is alive and ready`, async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await fetch(`${serverUrl(name)}${path}`)
      expect(response.status, path).toBe(200)
    }
  })
}

test('the home page is rendered on the server', async ({ request }) => {
  const response = await request.get('/')
  expect(response.status()).toBe(200)
  expect(await response.text()).toMatch(/<h1[\s>]/)
})

test('the home page comes alive in the browser', async ({ gotoHome }) => {
  const page = await gotoHome()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('the home page has no accessibility faults', async ({ gotoHome }) => {
  expect(await accessibilityFaults(await gotoHome())).toEqual([])
})

test('an address nobody has is answered with 404', async ({ request }) => {
  const response = await request.get('/no-such-page-anywhere')
  expect(response.status()).toBe(404)
})

/** The three servers answer, and the shop's first page has content before any script runs. */
import { expect, test } from '../fixtures/index.ts'
import { serverUrl } from '../harness/server-env.ts'

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

test('what a proxy has passed on reads neither the release nor whether a server is ready', async ({
  request,
}) => {
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  for (const server of ['storefront', 'middleware', 'commerce'] as const) {
    expect(await (await request.get(`${serverUrl(server)}/healthz`, { headers })).json()).toEqual({
      status: 'ok',
    })
    expect((await request.get(`${serverUrl(server)}/readyz`, { headers })).status()).toBe(404)
  }
})

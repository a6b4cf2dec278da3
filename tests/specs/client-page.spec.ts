/** The plain page of the client's README, as another front end would have it: its own origin, no build, no framework. */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { startMiddleware, type TestMiddleware } from '@loftwood/middleware/testing'
import { expect, test } from '../fixtures/index.ts'
import { CLIENT_ROOT, packClient, type PackedClient } from '../harness/packed-client.ts'
import { serverUrl } from '../harness/server-env.ts'

const [, example = ''] = /```html\n(.*?)```/s.exec(readFileSync(join(CLIENT_ROOT, 'README.md'), 'utf8')) ?? []
let client: PackedClient
let site: Server
let middleware: TestMiddleware

/** Serves the page and the packed client, as any web server would. */
function serveSite(): Promise<Server> {
  const server = createServer((request, response) => {
    const isScript = request.url?.endsWith('.js') ?? false
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    const page = example.replace('http://localhost:4000', middleware.url)
    response.end(isScript ? readFileSync(join(client.installed, 'dist', basename(request.url ?? ''))) : page)
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

test.beforeAll(async () => {
  client = packClient()
  site = await serveSite()
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const env = { ALLOWED_ORIGINS: origin }
  middleware = await startMiddleware({ commerceUrl: `${serverUrl('commerce')}/graphql`, env })
})

test.afterAll(async () => {
  site.close()
  await middleware.stop()
  client.remove()
})

test.use({ expectedProblems: [/request to another host/] })

test('shows products and fills a cart', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  await expect(page.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('listitem').first()).toHaveText(/^.+: [\d.]+ CAD$/)
  const add = page.getByRole('button', { name: 'Add the first one' })
  await add.click()
  await expect(page.getByRole('status')).toHaveText('1 in the cart')
  await add.click()
  await expect(page.getByRole('status')).toHaveText('2 in the cart')
})

/** The plain page of the client's README, as another front end would have it: its own origin, no build, no framework. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { startMiddleware, type TestMiddleware } from '@loftwood/middleware/testing'
import { serverUrl } from '../harness/server-env.ts'
import { expect, test } from '../fixtures/index.ts'

const clientRoot = resolve(import.meta.dirname, '../../packages/client')
const [, example = ''] = /```html\n(.*?)```/s.exec(readFileSync(join(clientRoot, 'README.md'), 'utf8')) ?? []
let dist = ''
let site: Server
let middleware: TestMiddleware

/** Serves the page and the built client, as any web server would. */
function serveSite(): Promise<Server> {
  const server = createServer((request, response) => {
    const isScript = request.url?.endsWith('.js') ?? false
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    const page = example.replace('http://localhost:4000', middleware.url)
    response.end(isScript ? readFileSync(join(dist, basename(request.url ?? ''))) : page)
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

test.beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'loftwood-client-'))
  execFileSync('node', ['scripts/build.ts', dist], { cwd: clientRoot })
  site = await serveSite()
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const env = { ALLOWED_ORIGINS: origin }
  middleware = await startMiddleware({ commerceUrl: `${serverUrl('commerce')}/graphql`, env })
})

test.afterAll(async () => {
  site.close()
  await middleware.stop()
  rmSync(dist, { recursive: true, force: true })
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

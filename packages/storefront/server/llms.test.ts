import { expect, it } from 'vitest'
import { VIEWS } from '../src/platform/i18n/testing/views.ts'
import { runStorefront } from './testing/run-storefront.ts'

async function textsWith(env: Record<string, string>) {
  const facts = () => ({
    storeViews: VIEWS,
    brandPages: { fr: { missing: ['/faq'], ownPaths: {} } },
  })
  const shop = await runStorefront(
    (request, response) => {
      response.statusCode = request.url === env['PROFILE'] ? 200 : 404
      response.end('{"data":{}}')
    },
    {
      env: { PUBLIC_URL: 'https://shop.example', ...env },
      facts,
    },
  )
  const read = async (path: string) => (await fetch(shop.url + path)).text()
  const texts = {
    english: await read('/llms.txt'),
    french: await read('/fr/llms.txt'),
    unknown: await read('/de/llms.txt'),
    robots: await read('/robots.txt'),
  }
  await shop.stop()
  return texts
}

it('names the policies of a store view in its language, in one screen', async () => {
  const { english, french, unknown, robots } = await textsWith({})
  expect(english).toMatch(/^# Loftwood\n\n> Bunk beds/)
  expect(english).toContain('- [Return policy](https://shop.example/return-policy)\n')
  expect(english).toContain('- [FAQ](https://shop.example/faq)\n')
  expect(french).toContain('(https://shop.example/fr/return-policy)\n')
  // Not the view's.
  expect(french).not.toContain('/faq')
  expect(french).toContain('- [English](https://shop.example/llms.txt)\n')
  for (const text of [english, french]) expect(text.split('\n').length).toBeLessThanOrEqual(25)
  expect(unknown).toContain('<h1>')
  for (const text of [english, french, robots]) expect(text).not.toMatch(/feeds|ucp/)
})

it('names the profile for shopping agents where there is one', async () => {
  const { french } = await textsWith({ PROFILE: '/.well-known/ucp' })
  expect(french).toContain('(https://shop.example/.well-known/ucp)\n')
})

it('names the feeds once they are public', async () => {
  const { english, french, robots } = await textsWith({ PUBLIC_FEEDS: 'true' })
  expect(english).toContain('(https://shop.example/feeds/google.xml)\n')
  expect(english).toContain('(https://shop.example/feeds/acp/products.jsonl)\n')
  expect(french).toContain('(https://shop.example/feeds/fr/google.xml)\n')
  expect(robots).toContain('# https://shop.example/feeds/fr/google.xml\n')
})

it.each([
  [404, 'public, max-age=3600'],
  [503, 'no-store'],
])(
  'is stored by others only while the middleware says whether it serves agents: %s',
  async (status, caching) => {
    const shop = await runStorefront(
      (request, response) => {
        response.statusCode = request.url === '/.well-known/ucp' ? status : 404
        response.end('{"data":{}}')
      },
      { facts: () => ({ storeViews: VIEWS, brandPages: {} }) },
    )
    const { headers } = await fetch(`${shop.url}/llms.txt`)
    await shop.stop()
    expect(headers.get('cache-control')).toBe(caching)
  },
)

/** The home page shows what the settings of the store say. */
import { HOME_WORDS } from '../fixtures/home-words.ts'
import { expect } from '../fixtures/index.ts'
import { test } from '../fixtures/own-storefront.ts'
import { PURGE_SECRET } from '../harness/shop-servers.ts'

test('what the store switches off is not there, and nothing else is missing', async ({ shop }) => {
  const headings = async (prefix: string) => {
    const html = await (await fetch(`${shop.url}${prefix || '/'}`)).text()
    return [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, words]) => words)
  }
  for (const { prefix, switched } of Object.values(HOME_WORDS)) {
    for (const [setting, words] of [['none', ''] as const, ...Object.entries(switched)]) {
      shop.overrides.replace = [new RegExp(`"${setting}":true`, 'g'), `"${setting}":false`]
      await fetch(`${shop.url}/cache/purge`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${PURGE_SECRET}` },
        body: '{}',
      })
      const shown = await headings(prefix)
      for (const other of Object.values(switched)) {
        if (other === words) expect(shown, setting).not.toContain(other)
        else expect(shown, setting).toContain(other)
      }
    }
  }
})

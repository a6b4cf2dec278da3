// Every link in the shop's texts leads to a page: a screen of the storefront, or an address the back end knows.
import { readdirSync, readFileSync } from 'node:fs'
import { startCommerce } from '@loftwood/commerce/testing'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import { contentPages, isOwnPath, paths } from '@loftwood/storefront/paths'
import { afterAll, expect, test } from 'vitest'

const CONTENT = `${dataFolder}/content`

const commerce = await startCommerce()
afterAll(() => commerce.stop())

const isMoved = (value: object) => 'redirect_code' in value && value.redirect_code !== 0

async function isKnown(query: string, store: string): Promise<boolean> {
  const response = await fetch(commerce.graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as { data?: Record<string, object | null> | null }
  return Object.values(data ?? {}).some((value) => value !== null && !isMoved(value))
}

const screens = new Set<unknown>(Object.values(paths))

/** Links in French texts have the French addresses. */
async function leadsSomewhere(href: string): Promise<boolean> {
  const store = /^\/fr(?=\/|$)/.test(href) ? 'fr' : 'default'
  const path = href.replace(/^\/fr(?=\/|$)/, '').replace(/[?#].*$/, '') || '/'
  const isText = path.startsWith(`${paths.learning}/`) || path in contentPages
  if (isOwnPath(path) && !isText) return screens.has(path)
  return isKnown(`{ route(url: ${JSON.stringify(path.slice(1))}) { redirect_code } }`, store)
}

test('screens are distinguished from dead addresses', async () => {
  const probes = ['/', '/quick-ship', '/learning', '/bunk-beds', '/bunk-beds/none', '/our-stores/none']
  expect(await Promise.all(probes.map(leadsSomewhere))).toEqual([true, true, true, true, false, false])
})

test('no link in the texts is dead', async () => {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  const links = files.flatMap((file) =>
    [...readFileSync(`${CONTENT}/${file}`, 'utf8').matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => ({
      file,
      href,
    })),
  )
  expect(links.length).toBeGreaterThan(20)
  const alive = await Promise.all(links.map(({ href }) => leadsSomewhere(href)))
  expect(links.filter((_, index) => !alive[index])).toEqual([])
})

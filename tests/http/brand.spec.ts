/** The same build with another brand, and with none: each says what it stands for, and nothing of the other. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startStack } from '../../scripts/lib/stack.mjs'
import { expect, test } from '../fixtures/index.ts'
import { startPlainMagento } from '../harness/plain-magento.ts'
import { serverUrl } from '../harness/server-env.ts'

/** Runs a storefront of a brand; in front of a Magento without this shop's own attributes, where one is named. */
async function withBrand(
  env: Record<string, string>,
  visit: (read: (path: string) => Promise<string>) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'loftwood-brand-'))
  const hasOwnMiddleware = env['COMMERCE_GRAPHQL_URL'] !== undefined
  const ports = { storefront: await freePort(), ...(hasOwnMiddleware && { middleware: await freePort() }) }
  const shared = hasOwnMiddleware ? {} : { MIDDLEWARE_URL: serverUrl('middleware') }
  const media = { MEDIA_URL: `${serverUrl('commerce')}/media` }
  const stack = await startStack({ ports, dataDir, env: { LOG_LEVEL: 'fatal', ...media, ...shared, ...env } })
  try {
    await visit(async (path) => {
      const response = await fetch(stack.origins.storefront + path)
      return `${response.status} ${await response.text()}`
    })
  } finally {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** What the page says: without scripts, and without the data that it was made of. */
const shown = (html: string) =>
  html.replaceAll(/<script (?!type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
const count = (html: string, words: RegExp) => [...shown(html).matchAll(words)].map(([found]) => found)

test('a second brand has its own name, colours, icon, texts and promises', async () => {
  await withBrand({ BRAND: 'example' }, async (read) => {
    const contact = await read('/contact')
    expect(contact).toMatch(/^200 .*<html lang="en-CA" data-brand="example">/s)
    expect(contact).toContain('<title>Contact us | Harbour &amp; Oak</title>')
    expect(contact).toContain('content="#0b4f5c"')
    expect(contact).toContain('src="/logo.svg"')
    expect(contact).toContain('Ask us about wood, water and everything between.')
    expect(await read('/fr/contact')).toContain('Parlez-nous de bois')
    expect(await read('/logo.svg')).toContain('Harbour')
    const product = await read('/laurier-desk')
    expect(product).toContain('"merchantReturnDays":14')
    expect(
      count(product, /store credit|shippingSettingsLink|Loftwood \||We deliver|every province/g),
    ).toEqual([])
    expect(await read('/made-in-canada')).toMatch(/^404 /)
    const map = await read('/sitemap/pages.xml')
    expect(map).toContain('/return-policy<')
    expect(map).not.toContain('/quick-ship<')
  })
})

test('without a brand the shop says what the store’s configuration says, and promises nothing', async () => {
  const magento = await startPlainMagento(serverUrl('commerce'))
  await withBrand({ BRAND: 'plain', COMMERCE_GRAPHQL_URL: magento.graphqlUrl }, async (read) => {
    const home = await read('/')
    expect(home).toMatch(/^200 .*data-brand="plain"/s)
    expect(count(home, /<h1/g)).toHaveLength(1)
    expect(count(home, /href="\/(?:made-in-canada|quick-ship|our-stores|learning)"/g)).toEqual([])
    const product = await read('/laurier-desk')
    expect(count(product, /merchantReturnDays|shippingDetails|"@type":"Brand"|loyalty/g)).toEqual([])
    expect(await read('/made-in-canada')).toMatch(/^404 /)
    expect(await read('/quick-ship')).toMatch(/^404 /)
    expect(count(await read('/contact'), /people who build the beds/g)).toEqual([])
  })
  await magento.stop()
})

test('this shop’s brand in front of a plain Magento links to nothing that is not there', async () => {
  const magento = await startPlainMagento(serverUrl('commerce'))
  await withBrand({ COMMERCE_GRAPHQL_URL: magento.graphqlUrl }, async (read) => {
    const home = await read('/')
    const links = new Set(count(home, /(?<=<footer.*?)href="\/[^"]*"/gs).map((link) => link.slice(6, -1)))
    expect([...links].filter((path) => /quick-ship|our-stores/.test(path))).toEqual([])
    // A Magento cannot search its pages.
    const results = await read('/search?term=warranty')
    expect(results).toMatch(/^200 /)
    expect(shown(results)).not.toContain('Guides and information')
    for (const path of links) expect(await read(path), path).toMatch(/^200 /)
    expect(await read('/quick-ship')).toMatch(/^404 /)
  })
  await magento.stop()
})

// Every link in the shop's texts leads to a page: a screen of the storefront, or an address the back end knows.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startCommerce } from '@loftwood/commerce/testing'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import { afterAll, expect, test } from 'vitest'

type Route = string | ((page: { urlPathname: string }) => unknown)

const PACKAGES = resolve(import.meta.dirname, '../../packages')
const CONTENT = `${dataFolder}/content`
const PAGES = `${PACKAGES}/storefront/pages`

const commerce = await startCommerce()
afterAll(() => commerce.stop())

/** What a folder of pages/ answers: its +route.ts, else the address of its own name. */
async function routeOf(folder: string, files: string[]): Promise<Route> {
  if (!files.includes('+route.ts')) return `/${folder}`
  return ((await import(`${PAGES}/${folder}/+route.ts`)) as { default: Route }).default
}

async function findScreens(): Promise<{ folder: string; route: Route }[]> {
  const folders = readdirSync(PAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const screens = folders
    .map(({ name }) => ({ folder: name, files: readdirSync(`${PAGES}/${name}`) }))
    .filter(({ folder, files }) => files.includes('+Page.tsx') && folder !== '_error')
  return Promise.all(
    screens.map(async ({ folder, files }) => ({ folder, route: await routeOf(folder, files) })),
  )
}

const screens = await findScreens()

function screenAt(path: string): string | undefined {
  const answering = screens.filter(({ route }) =>
    typeof route === 'string' ? route === path : Boolean(route({ urlPathname: path })),
  )
  // The catch-all is the last resort of the router too.
  return (answering.find(({ folder }) => folder !== 'catch-all') ?? answering[0])?.folder
}

async function isKnown(query: string): Promise<boolean> {
  const response = await fetch(commerce.graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as { data?: Record<string, unknown> | null }
  return Object.values(data ?? {}).some((value) => value !== null)
}

async function leadsSomewhere(href: string): Promise<boolean> {
  const path = href.replace(/^\/fr(?=\/|$)/, '').replace(/[?#].*$/, '') || '/'
  const screen = screenAt(path)
  const quoted = JSON.stringify(path.slice(1))
  if (screen === 'content') return isKnown(`{ cmsPage(identifier: ${quoted}) { identifier } }`)
  if (screen === 'catch-all') return isKnown(`{ route(url: ${quoted}) { type } }`)
  return screen !== undefined
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

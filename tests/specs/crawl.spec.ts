/** Every link on the site, in both languages: nothing broken, nothing untranslated, and nobody gets a cart by looking. */
import en from '@loftwood/storefront/messages/en.json' with { type: 'json' }
import { paths } from '@loftwood/storefront/paths'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures/index.ts'

/** Requests under way at once. */
const LANES = 4
/** Addresses of lists: of their parameters only the page is followed, since filters multiply without end. */
const FOLLOWED_PARAM = 'page'
const HREF = /<a\s[^>]*?href="([^"]+)"/g
const OWN = /^\/(?!\/)/
/** What a text without translation would show. */
const KEYS = new RegExp(
  String.raw`>\s*(${Object.keys(en)
    .join('|')
    .replaceAll('.', String.raw`\.`)})\s*<`,
)

interface Found {
  problems: string[]
  visited: number
}

/** The address to visit for a link; undefined for links out of the shop. */
function target(href: string): string | undefined {
  const link = href.replaceAll('&amp;', '&')
  if (!OWN.test(link)) return undefined
  const url = new URL(link, 'http://shop')
  const page = url.searchParams.get(FOLLOWED_PARAM)
  const identifier = url.searchParams.get('identifier')
  const query = page ? `?page=${page}` : identifier ? `?identifier=${identifier}` : ''
  return url.pathname + query
}

async function visit(
  request: APIRequestContext,
  path: string,
  add: (link: string) => void,
): Promise<string[]> {
  const response = await request.get(path)
  if (response.status() !== 200) return [`${response.status()} at ${path}`]
  const html = await response.text()
  for (const [, href = ''] of html.matchAll(HREF)) {
    const next = target(href)
    if (next !== undefined) add(next)
  }
  const key = KEYS.exec(html)?.[1]
  return key === undefined ? [] : [`untranslated ${key} at ${path}`]
}

/** Follows the links that belong to the language; the switcher's lead to the other. */
async function crawl(
  request: APIRequestContext,
  start: readonly string[],
  belongs: (path: string) => boolean,
): Promise<Found> {
  const known = new Map(start.map((path) => [path, 'the start']))
  const queue = [...start]
  const problems: string[] = []
  const lane = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const from = path
      const found = await visit(request, path, (link) => {
        if (known.has(link) || !belongs(link)) return
        known.set(link, from)
        queue.push(link)
      })
      problems.push(...found.map((problem) => `${problem}, linked from ${known.get(from)}`))
    }
  }
  // A lane ends when the queue is empty for a moment; another round takes what the others have found since.
  while (queue.length > 0) await Promise.all(Array.from({ length: LANES }, lane))
  return { problems, visited: known.size }
}

const isFrench = (path: string) => /^\/fr(?:[/?]|$)/.test(path)

for (const prefix of ['', '/fr']) {
  test(`every link under ${prefix || '/'} leads somewhere`, async ({ request }) => {
    test.setTimeout(300_000)
    const start = [prefix || '/', `${prefix}${paths.sitemap}`]
    const { problems, visited } = await crawl(request, start, (path) => isFrench(path) === (prefix !== ''))
    test.info().annotations.push({ type: 'visited', description: String(visited) })
    expect(problems).toEqual([])
    expect(visited).toBeGreaterThan(100)
    const { cookies } = await request.storageState()
    expect(cookies.filter(({ name }) => name === 'vsf-cart')).toEqual([])
  })
}

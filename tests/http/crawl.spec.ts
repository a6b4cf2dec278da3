/**
 * Every link, picture and file on the site: none broken, nothing untranslated, and no visit creates a cart. In both
 * languages, in the second round.
 */
import { paths } from '@loftwood/storefront/paths'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures/index.ts'
import { en } from '../fixtures/shop-texts.ts'
import { serverUrl } from '../harness/server-env.ts'

/** More than the shop has: links that multiply end the crawl as an error. */
const MOST_PAGES = 5000
/** Requests under way at once. */
const LANES = 4
/** Addresses of lists: of their parameters only the page is followed, since filters multiply without end. */
const FOLLOWED_PARAM = 'page'
const HREF = /<a\s[^>]*?href="([^"]+)"/g
const OWN = /^\/(?!\/)/
/** What a page is made of: styles, scripts, fonts, icons. */
const FILE = /<(?:link|script)\s[^>]*?(?:href|src)="(\/(?:assets\/[^"]+|[^"/]+\.\w+))"/g
/** A picture in one of its sizes; its path in the back end is the group. */
const PICTURE = /\/media\/\d+\/([^"\s,?&]+\.(?:webp|jpe?g|png|avif))/g
/** Paths of the back end that only its own servers can reach. */
const INSIDE =
  /<(?:a|img|source|video|link)\s[^>]*?(?:href|src|srcset)="(https?:\/\/(?:127\.0\.0\.1|localhost)[^"]*)"/
/** What a text without translation would show. */
const KEYS = new RegExp(
  String.raw`>\s*(${Object.keys(en)
    .join('|')
    .replaceAll('.', String.raw`\.`)})\s*<`,
)

interface Found {
  problems: string[]
  visited: number
  files: Set<string>
  pictures: Set<string>
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

interface Visit {
  path: string
  found: Found
  add: (link: string) => void
}

async function visit(request: APIRequestContext, { path, found, add }: Visit): Promise<string[]> {
  const response = await request.get(path)
  if (response.status() !== 200) return [`${response.status()} at ${path}`]
  const html = await response.text()
  for (const [, href = ''] of html.matchAll(HREF)) {
    const next = target(href)
    if (next !== undefined) add(next)
  }
  for (const [, file = ''] of html.matchAll(FILE)) found.files.add(file)
  for (const [, picture = ''] of html.matchAll(PICTURE)) found.pictures.add(picture)
  const key = KEYS.exec(html)?.[1]
  const inside = INSIDE.exec(html.replaceAll(serverUrl('storefront'), ''))?.[1]
  return [
    ...(key === undefined ? [] : [`untranslated ${key} at ${path}`]),
    ...(inside === undefined ? [] : [`${inside}, which no browser reaches, at ${path}`]),
  ]
}

/** Those of the addresses that lead to nothing. */
async function missing(request: APIRequestContext, addresses: Iterable<string>): Promise<string[]> {
  const queue = [...addresses]
  const problems: string[] = []
  const lane = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const response = await request.head(address)
      if (response.status() !== 200) problems.push(`${response.status()} at ${address}`)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return problems
}

/** Follows the links that belong to the language; the switcher's lead to the other. */
async function crawl(
  request: APIRequestContext,
  start: readonly string[],
  belongs: (path: string) => boolean,
): Promise<Found> {
  const existing = new Map(start.map((path) => [path, 'the start']))
  const queue = [...start]
  const found: Found = { problems: [], visited: 0, files: new Set(), pictures: new Set() }
  const lane = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const from = path
      const add = (link: string) => {
        if (existing.has(link) || !belongs(link) || existing.size > MOST_PAGES) return
        existing.set(link, from)
        queue.push(link)
      }
      const problems = await visit(request, { path, found, add })
      found.problems.push(...problems.map((problem) => `${problem}, linked from ${existing.get(from)}`))
    }
  }
  // A lane ends when the queue is empty for a moment; another round takes what the others have found since.
  while (queue.length > 0) await Promise.all(Array.from({ length: LANES }, lane))
  return { ...found, visited: existing.size }
}

const isFrench = (path: string) => /^\/fr(?:[/?]|$)/.test(path)

for (const prefix of ['', '/fr']) {
  test(`every link under ${prefix || '/'} leads somewhere`, async ({ request }) => {
    test.setTimeout(300_000)
    const start = [prefix || '/', `${prefix}${paths.sitemap}`]
    const { problems, visited, files, pictures } = await crawl(
      request,
      start,
      (path) => isFrench(path) === (prefix !== ''),
    )
    test.info().annotations.push({ type: 'visited', description: String(visited) })
    expect(problems).toEqual([])
    expect(visited).toBeGreaterThan(100)
    expect(visited).toBeLessThan(MOST_PAGES)
    expect(files.size).toBeGreaterThan(10)
    expect(await missing(request, files)).toEqual([])
    expect(pictures.size).toBeGreaterThan(500)
    // Their originals: to make every size of every picture would take the day.
    const originals = [...pictures].map((picture) => `${serverUrl('commerce')}/media/${picture}`)
    expect(await missing(request, originals)).toEqual([])
    const { cookies } = await request.storageState()
    expect(cookies.filter(({ name }) => name === 'vsf-cart')).toEqual([])
  })
}

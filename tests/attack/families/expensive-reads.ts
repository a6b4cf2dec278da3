/** Work that costs the asker nothing. */
import { readUrl } from '../health.ts'
import { percentile, tally, together } from '../lib/together.ts'
import { newVisitor, visiting, type Visitor } from '../lib/visitor.ts'
import type { Family } from '../scenario.ts'
import type { AttackedShop } from '../shop.ts'

const SEARCHES_FOR_MS = 5000
/** What a shopper waits for, on two cores that also run the attack. */
const ADD_WITHIN_MS = 1000
const CREATIONS = 200
const ENTRIES = 1500
/** More than one address may have in a minute. */
const READS = 320
const PAGES = 20
const FILTER_PAGES = 30

function addOne({ storefront, plentifulSku }: AttackedShop, visitor: Visitor) {
  return visitor.call(storefront, 'addProductsToCart', [{ cartItems: [{ sku: plentifulSku, quantity: 1 }] }])
}

const word = (index: number) => `${['bed', 'loft', 'desk', 'pine', 'white'][index % 5]} ${index.toString(36)}`

/** Of five: a page, two reads, and two of one page under addresses of their own. */
function addressOf({ storefront, samples }: AttackedShop, index: number): string {
  if (index % 5 === 0) return `${storefront}/search?term=${encodeURIComponent(word(index))}`
  if (index % 5 < 3) return readUrl(storefront, word(index), 1)
  return `${storefront}${samples.category}?utm_source=${index}&x[${index}]=1`
}

async function limitedReads(middleware: string): Promise<number> {
  const text = await (await fetch(`${middleware}/metrics`)).text()
  return Number(/middleware_rate_limited_total\{group="read"\} (\d+)/.exec(text)?.[1] ?? 0)
}

export const expensiveReads: Family = {
  name: 'Expensive requests',
  scenarios: [
    {
      name: 'changing searches with the largest page from one address, 20 at once',
      holds: `another address adds to its cart, 95 of 100 times within ${ADD_WITHIN_MS} ms`,
      run: async (shop, report) => {
        const greedy = newVisitor(20)
        const shopper = newVisitor(2)
        const until = performance.now() + SEARCHES_FOR_MS
        const statuses: number[] = []
        let searches = 0
        const searching = together({ count: 20, atOnce: 20 }, async () => {
          while (performance.now() < until) {
            searches += 1
            const size = searches % 2 === 0 ? 300 : 100
            statuses.push((await greedy.ask(readUrl(shop.storefront, word(searches), size))).status)
          }
        })
        const waits: number[] = []
        while (performance.now() < until) {
          const { status, ms } = await addOne(shop, shopper)
          if (status === 429) break
          report.must(status === 200, `add to cart: ${status}`)
          waits.push(ms)
        }
        await searching
        const slowest = percentile(waits, 0.95)
        report.must(slowest <= ADD_WITHIN_MS, `add to cart took ${slowest} ms (p95)`)
        report.figure(`add to cart ×${waits.length}: p50 ${percentile(waits, 0.5)} ms, p95 ${slowest} ms`)
        report.figure(`searches: ${tally(statuses)}`)
        await Promise.all([greedy.leave(), shopper.leave()])
      },
    },
    {
      name: `${CREATIONS} carts and ${CREATIONS} wishlists made from one address`,
      holds: 'most are refused with 429',
      run: ({ storefront }, report) =>
        visiting(async (visitor) => {
          for (const method of ['createEmptyCart', 'createGuestWishlist']) {
            const answers = await together({ count: CREATIONS, atOnce: 10 }, () =>
              visitor.call(storefront, method, []),
            )
            const made = answers.filter(({ status }) => status === 200).length
            report.must(made < CREATIONS / 2, `${method}: ${made} of ${CREATIONS} were made`)
            report.figure(`${method}: ${tally(answers.map(({ status }) => status))}`)
          }
        }),
    },
    {
      name: `a crawler that reads ${READS} searches, then pages, from one address`,
      holds:
        'from the limit on each is 429 with Retry-After, cached pages are there, and the log has one warning',
      withinMs: 30_000,
      run: ({ storefront, middleware, lastLines }, report) =>
        visiting(async (visitor) => {
          const run = crypto.randomUUID()
          const before = await limitedReads(middleware)
          const reads = await together({ count: READS, atOnce: 10 }, (index) =>
            visitor.ask(readUrl(storefront, `${run} ${index}`, 1)),
          )
          const pages = await together({ count: PAGES, atOnce: 5 }, (index) =>
            visitor.ask(`${storefront}${index % 2 ? '/fr' : ''}/search?term=${run}+page+${index}`),
          )
          const cached = await visitor.ask(storefront)
          const limited = [...reads, ...pages].filter(({ status }) => status === 429)
          const warnings = lastLines().filter(
            (line) => line.includes('"level":"warn"') && line.includes('"group":"read"'),
          )
          const statuses = [...reads, ...pages].map(({ status }) => status)
          report.must(
            statuses.every((status) => status === 200 || status === 429),
            tally(statuses),
          )
          report.must(
            pages.every(({ status, text }) => status === 429 && /One moment|Un instant/.test(text)),
            `pages: ${tally(pages.map(({ status }) => status))}`,
          )
          report.must(
            limited.every(({ headers }) => Number(headers['retry-after']) > 0),
            'Retry-After is missing',
          )
          report.must(cached.status === 200, `a cached page: ${cached.status}`)
          report.must(warnings.length === 1, `${warnings.length} warnings`)
          report.must((await limitedReads(middleware)) > before, 'the counter stands still')
          report.figure(`reads: ${tally(reads.map(({ status }) => status))}`)
          report.figure(`pages: ${tally(pages.map(({ status }) => status))}`)
        }),
    },
    {
      name: `a shopper who opens ${FILTER_PAGES} pages of filters, one after the other`,
      holds: 'none is refused',
      run: ({ storefront, samples }, report) =>
        visiting(async (visitor) => {
          const begun = performance.now()
          const statuses: number[] = []
          for (let index = 0; index < FILTER_PAGES; index += 1) {
            const url = `${storefront}${samples.category}?price_from=${100 + index}&price_to=${2000 + index}`
            statuses.push((await visitor.ask(url)).status)
          }
          report.must(
            statuses.every((status) => status === 200),
            tally(statuses),
          )
          report.figure(`${tally(statuses)} in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
        }),
    },
    {
      name: `${ENTRIES} different addresses, a fifth of them pages of their own`,
      holds: 'they are answered or refused with 429; memory stays bounded',
      withinMs: 30_000,
      run: async (shop, report) => {
        const crowd = Array.from({ length: 15 }, () => newVisitor(4))
        const statuses = await together({ count: ENTRIES, atOnce: 15 }, async (index) => {
          const visitor = crowd[index % crowd.length] ?? newVisitor()
          const url = addressOf(shop, index)
          return (await visitor.ask(url)).status
        })
        report.must(
          statuses.every((status) => status === 200 || status === 429),
          tally(statuses),
        )
        report.figure(tally(statuses))
        await Promise.all(crowd.map((visitor) => visitor.leave()))
      },
    },
  ],
}

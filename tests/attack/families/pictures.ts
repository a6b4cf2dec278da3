/** Floods of pictures that have to be made. */
import { serviceFaults } from '../health.ts'
import { tally } from '../lib/together.ts'
import { newVisitor, visiting, type Visitor } from '../lib/visitor.ts'
import type { Family } from '../scenario.ts'
import type { AttackedShop } from '../shop.ts'

const FLOOD = 250
const STAYS_MS = 5000
/** Cached pictures and scripts come within this, whatever is being made. */
const CACHED_WITHIN_MS = 1000

const FORMATS = ['image/avif', 'image/webp', 'image/jpeg']

/** Addresses of pictures as pages name them: their widths and sources. */
async function picturesOf({ storefront, samples }: AttackedShop, visitor: Visitor) {
  const pages = await Promise.all(
    ['/', samples.category, samples.product].map((path) => visitor.ask(storefront + path)),
  )
  const found = pages.flatMap(({ text }) => [...text.matchAll(/\/media\/(\d+)\/([\w./@-]+\.\w+)/g)])
  const scripts = pages.flatMap(({ text }) =>
    [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path),
  )
  return {
    addresses: [...new Set(found.map(([path]) => path))],
    widths: [...new Set(found.map(([, width]) => width))],
    sources: [...new Set(found.map(([, , source]) => source))],
    script: scripts[0] ?? '',
  }
}

export const pictures: Family = {
  name: 'Floods of pictures',
  scenarios: [
    {
      name: `${FLOOD} pictures that have to be made, at once`,
      holds: `made ones and scripts come within ${CACHED_WITHIN_MS} ms; too many are 503 with Retry-After`,
      withinMs: 30_000,
      run: (shop, report) =>
        visiting(async (visitor) => {
          const { addresses, widths, sources, script } = await picturesOf(shop, visitor)
          const [first = ''] = addresses
          const avif = { accept: 'image/avif' }
          const made = await visitor.ask(shop.storefront + first, { headers: avif })
          report.must(made.status === 200, `a first picture: ${made.status}`)
          const requested = sources
            .flatMap((source) =>
              widths.flatMap((width) => FORMATS.map((accept) => ({ source, width, accept }))),
            )
            .toReversed()
            .slice(0, FLOOD)
          report.must(requested.length === FLOOD, `only ${requested.length} pictures were found`)
          const crowd = newVisitor(FLOOD)
          const flood = requested.map(({ source, width, accept }) =>
            crowd.ask(`${shop.storefront}/media/${width}/${source}`, {
              headers: { accept },
              withinMs: STAYS_MS,
            }),
          )
          const waits: number[] = []
          for (let round = 0; round < 5; round += 1) {
            for (const path of [first, script]) {
              const { status, ms } = await visitor.ask(shop.storefront + path, { headers: avif })
              report.must(status === 200 && ms <= CACHED_WITHIN_MS, `${path}: ${status} after ${ms} ms`)
              waits.push(ms)
            }
          }
          for (const fault of await serviceFaults(shop)) report.must(false, `meanwhile ${fault}`)
          const answers = await Promise.all(flood)
          for (const { status, headers } of answers) {
            report.must([0, 200, 404, 503].includes(status), `a picture: ${status}`)
            report.must(status !== 503 || headers['retry-after'] !== undefined, '503 without Retry-After')
          }
          report.must(
            answers.some(({ status }) => status === 503),
            'nothing was refused: the queue has no bound',
          )
          report.figure(tally(answers.map(({ status }) => status || 'left waiting')))
          report.figure(`cached ones within ${Math.max(...waits)} ms`)
          await crowd.leave()
        }),
    },
    {
      name: '300 widths that no page uses, of one picture',
      holds: 'they do not exist',
      run: (shop, report) =>
        visiting(async (visitor) => {
          const { widths, sources } = await picturesOf(shop, visitor)
          const unused = Array.from({ length: 300 }, (_, index) => `${index + 301}`).filter(
            (width) => !widths.includes(width),
          )
          const answers = await Promise.all(
            unused.map((width) => visitor.ask(`${shop.storefront}/media/${width}/${sources[0]}`)),
          )
          const made = answers.filter(({ status }) => status === 200)
          report.must(made.length <= FEW_MORE_WIDTHS, `${made.length} were made`)
        }),
    },
  ],
}

/** Widths of pages that were not looked at here. */
const FEW_MORE_WIDTHS = 6

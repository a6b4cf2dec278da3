/** The back end fails, as the middleware sees it. */
import { EVERY_OPERATION, type Fault } from '../../harness/fault-proxy.ts'
import { readUrl } from '../health.ts'
import { visiting, type Answer, type Visitor } from '../lib/visitor.ts'
import type { Family, Report, Scenario } from '../scenario.ts'
import type { AttackedShop } from '../shop.ts'

interface Trouble {
  fault: Fault
  name: string
  /** The longest that a visitor waits: the middleware's deadline, and a little. */
  answersWithinMs: number
  /** Late answers are right ones. */
  isRight?: boolean
}

const TROUBLES: readonly Trouble[] = [
  { fault: 'refuse', name: 'closes every connection', answersWithinMs: 4000 },
  { fault: '500', name: 'answers 500', answersWithinMs: 4000 },
  { fault: 'nonsense', name: 'answers HTML', answersWithinMs: 4000 },
  { fault: 'half', name: 'answers half of its JSON', answersWithinMs: 4000 },
  { fault: 'types', name: 'answers with wrong types', answersWithinMs: 4000 },
  { fault: 'huge', name: 'answers with 200 MB', answersWithinMs: 8000 },
  { fault: 'slow', name: 'takes 3 s for each answer', answersWithinMs: 16_000, isRight: true },
  // One deadline of 10 s, whatever the page requests.
  { fault: 'hang', name: 'never answers', answersWithinMs: 13_000 },
]

/** Seconds until what failed is right again. */
const RIGHT_WITHIN_MS = 6000

/** Addresses that are not cached: their response is made while the back end fails. */
const targetsOf = ({ storefront, samples, productPaths }: AttackedShop, fault: Fault) => {
  const place = TROUBLES.findIndex((trouble) => trouble.fault === fault)
  return {
    'a search page': `${storefront}/search?term=loft+${fault}`,
    'a category': `${storefront}${samples.category}?page=2&price_from=${place}`,
    'a read': readUrl(storefront, `loft ${fault}`),
    'a product': `${storefront}/${productPaths[place] ?? ''}`,
  }
}

/** What a shopper would see on it when it is right. */
function isRight(name: string, { status, text }: Answer): boolean {
  if (status !== 200) return false
  return name === 'a read'
    ? text.includes('"total_count":') && !text.includes('"errors"')
    : text.includes('CA$') || text.includes('$')
}

async function askAll(visitor: Visitor, shop: AttackedShop, trouble: Trouble) {
  const targets = Object.entries(targetsOf(shop, trouble.fault))
  return Promise.all(
    targets.map(async ([name, url]) => ({ name, answer: await visitor.ask(url, { withinMs: 30_000 }) })),
  )
}

async function whileItFails(shop: AttackedShop, trouble: Trouble, report: Report): Promise<void> {
  await visiting((visitor) => visitor.ask(shop.storefront))
  shop.proxy.fail(EVERY_OPERATION, trouble.fault)
  await visiting(async (visitor) => {
    const cached = visitor.ask(shop.storefront)
    const answers = await askAll(visitor, shop, trouble)
    const { status, ms } = await cached
    report.must(status === 200 && ms < 1000, `a cached page: ${status} after ${ms} ms`)
    for (const { name, answer } of answers) {
      const shown = `${name}: ${answer.status} after ${answer.ms} ms`
      report.must(answer.ms <= trouble.answersWithinMs && answer.status > 0, `${shown}, too late`)
      report.must(
        trouble.isRight ? isRight(name, answer) : answer.status >= 500,
        `${shown}, the wrong status`,
      )
      const { 'cache-control': caching = '' } = answer.headers
      report.must(answer.status < 500 || !String(caching).includes('public'), `${name}: may be cached`)
    }
    report.figure(`answered within ${Math.max(...answers.map(({ answer }) => answer.ms))} ms`)
  })
}

async function afterwards(shop: AttackedShop, trouble: Trouble, report: Report): Promise<void> {
  const begun = performance.now()
  const spent = () => Math.round(performance.now() - begun)
  await visiting(async (visitor) => {
    for (;;) {
      const answers = await askAll(visitor, shop, trouble)
      const faulty = answers.filter(({ name, answer }) => !isRight(name, answer))
      if (faulty.length === 0) return report.figure(`right again after ${spent()} ms`)
      if (spent() < RIGHT_WITHIN_MS) continue
      for (const { name, answer } of faulty)
        report.must(false, `healed, ${name}: ${answer.status} ${answer.text.slice(0, 80)}`)
      return undefined
    }
  })
}

const scenarioOf = (trouble: Trouble): Scenario => ({
  name: `it ${trouble.name}`,
  holds: 'answers in time with the right status, cached pages go on, nothing bad is cached',
  withinMs: 45_000,
  run: async (shop, report) => {
    try {
      await whileItFails(shop, trouble, report)
    } finally {
      shop.proxy.heal()
    }
    await afterwards(shop, trouble, report)
  },
})

export const backEndFaults: Family = { name: 'A failing back end', scenarios: TROUBLES.map(scenarioOf) }

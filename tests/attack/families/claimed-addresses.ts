/** What `X-Forwarded-For` claims: limits count visitors by it. */
import { startServerProcess } from '../../harness/server-process.ts'
import { tally } from '../lib/together.ts'
import { visiting } from '../lib/visitor.ts'
import type { Family, Scenario } from '../scenario.ts'

const TRIES = 30
/** Coupons that one address may try in a minute. */
const LIMIT = 20

/** Tries coupons, each under a claim of its own; answers the statuses. */
const tryCoupons = (storefront: string, claimOf: (index: number) => string) =>
  visiting(async (visitor) => {
    const statuses: number[] = []
    for (let index = 0; index < TRIES; index += 1) {
      const { status } = await visitor.ask(`${storefront}/api/magento/applyCouponToCart`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': claimOf(index) },
        body: JSON.stringify([{ cart_id: 'none', coupon_code: `GUESS-${index}` }]),
      })
      statuses.push(status)
    }
    return statuses
  })

const claims: Record<string, (index: number) => string> = {
  'a port that differs each time': (index) => `203.0.113.7:${4000 + index}`,
  'a port behind an IPv6 address': (index) => `[2001:db8::7]:${4000 + index}`,
  'other garbage each time': (index) => `visitor-${index}`,
}

const behindTrustedProxy = Object.entries(claims).map(([what, claimOf]): Scenario => ({
  name: `${TRIES} coupons through a trusted proxy that reports ${what}`,
  holds: 'they count as those of one visitor',
  run: async ({ storefront }, report) => {
    const statuses = await tryCoupons(storefront, claimOf)
    const refused = statuses.filter((status) => status === 429).length
    report.must(refused === TRIES - LIMIT, `refused: ${refused}`)
    report.figure(tally(statuses))
  },
}))

export const claimedAddresses: Family = {
  name: 'Claimed addresses',
  scenarios: [
    ...behindTrustedProxy,
    {
      name: 'a storefront behind a proxy that it does not trust',
      holds: 'the claims do not count, and its log and readiness name the proxy',
      run: async ({ middleware, commerce }, report) => {
        const own = await startServerProcess('storefront', {
          MIDDLEWARE_URL: middleware,
          MEDIA_URL: `${commerce}/media`,
          TRUST_PROXY: '192.0.2.1',
          DATA_DIR: '',
        })
        const statuses = await tryCoupons(own.url, (index) => `203.0.113.${index}`)
        const ready = await (await fetch(`${own.url}/readyz`)).text()
        await own.stop()
        const warnings = own.written().match(/"level":"warn"[^\n]*TRUST_PROXY/g) ?? []
        report.must(statuses.includes(429), tally(statuses))
        report.must(warnings.length === 1, `${warnings.length} warnings in the log`)
        report.must(ready.includes('TRUST_PROXY'), `readiness: ${ready}`)
        report.figure(`${tally(statuses)}; ${ready.slice(0, 90)}…`)
      },
    },
  ],
}

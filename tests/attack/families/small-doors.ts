/** What a stranger finds at the edges: documents of brackets, the probes of operators, passwords that everybody tries. */
import { tally } from '../lib/together.ts'
import { newVisitor } from '../lib/visitor.ts'
import type { Family } from '../scenario.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const LEVELS = [1_000, 2_500, 10_000]
const COMMON = ['Password123', 'Qwerty123', 'Trustno1', '1qaz2wsx', 'Blink182']

const nested = (levels: number) => [
  `{ products(search: ${'['.repeat(levels)}${']'.repeat(levels)}) { total_count } }`,
  '{ categories '.repeat(levels),
]

export const smallDoors: Family = {
  name: 'Small doors',
  scenarios: [
    {
      name: 'documents of thousands of brackets',
      holds: 'each is an error of the caller, none an internal error',
      run: async ({ commerce }, report) => {
        const visitor = newVisitor(4)
        const documents = LEVELS.flatMap(nested)
        const answers = await Promise.all(
          documents.map((query) =>
            visitor.ask(`${commerce}/graphql`, {
              method: 'POST',
              headers: JSON_TYPE,
              body: JSON.stringify({ query }),
            }),
          ),
        )
        for (const { status, text } of answers)
          report.must(
            status > 0 &&
              status < 500 &&
              text.includes('"errors"') &&
              !text.includes('Internal server error'),
            `${status} ${text.slice(0, 200)}`,
          )
        report.figure(tally(answers.map(({ status }) => status)))
        await visitor.leave()
      },
    },
    {
      name: 'the probes of operators, asked through a proxy',
      holds: 'no release, no readiness, no metrics',
      run: async ({ storefront, middleware, commerce }, report) => {
        const visitor = newVisitor(2)
        const headers = { 'x-forwarded-for': '203.0.113.9' }
        for (const server of [storefront, middleware, commerce]) {
          const health = await visitor.ask(`${server}/healthz`, { headers })
          report.must(health.text === '{"status":"ok"}', `/healthz says ${health.text.slice(0, 200)}`)
          const ready = await visitor.ask(`${server}/readyz`, { headers })
          report.must(ready.status === 404, `/readyz is ${ready.status}`)
        }
        const metrics = await visitor.ask(`${storefront}/metrics`, { headers })
        report.must(metrics.status === 404, `/metrics is ${metrics.status}`)
        await visitor.leave()
      },
    },
    {
      name: 'accounts with passwords that everybody tries',
      holds: 'none is made, each is refused in words',
      run: async ({ storefront }, report) => {
        const visitor = newVisitor(2)
        for (const password of COMMON) {
          const email = `common-${crypto.randomUUID()}@example.com`
          const made = await visitor.call(storefront, 'createCustomer', [
            { email, firstname: 'Ann', lastname: 'Lee', password },
          ])
          report.must(
            made.text.includes('Many people use this password'),
            `${password}: ${made.text.slice(0, 200)}`,
          )
        }
        report.figure(`${COMMON.length} refused`)
        await visitor.leave()
      },
    },
  ],
}

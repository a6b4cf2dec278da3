/** Every method of the middleware with arguments that mean harm. */
import { exampleCalls, type ExampleCall } from '../../integration/example-calls.ts'
import { leakIn } from '../lib/leaks.ts'
import { tally, together } from '../lib/together.ts'
import { newVisitor } from '../lib/visitor.ts'
import type { Family } from '../scenario.ts'

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown
const PROTOTYPE = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}') as unknown

const HOSTILE: readonly unknown[] = [
  "' or '1'='1' --",
  '"; drop table sales_order; --',
  "%' union select email, password from customer --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}#{7*7}',
  '") { id } } { __schema { types { name } } } #',
  '../../../../etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'a@example.com\r\nBcc: victim@example.com',
  'nul\0nul',
  '\t\n\r\v\f',
  '\u202E\u0000\uFFFF\uD800',
  '👩‍👩‍👧‍👦'.repeat(200),
  'é'.repeat(5000),
  '*'.repeat(90_000),
  '(a+)+$'.repeat(20),
  '',
  ' ',
  '__proto__',
  'constructor',
  0,
  -1,
  0.1,
  1e308,
  9_007_199_254_740_991,
  2_147_483_648,
  true,
  false,
  null,
  [],
  {},
  [[]],
  [null],
  Array.from({ length: 2000 }, () => 'a'),
  nested(500),
  PROTOTYPE,
  { eq: { eq: { eq: 'a' } } },
  { __typename: 'Query', length: 1e9 },
]

/** Half of the values for each method, the other half for the next: as the whole, and in the place of each field in turn. */
function hostileCalls({ args }: ExampleCall, salt: number): unknown[][] {
  const [first] = args
  const fields =
    first !== null && typeof first === 'object' && !Array.isArray(first) ? Object.keys(first) : []
  return HOSTILE.filter((_, index) => (index + salt) % 2 === 0).map((value, index) => {
    const field = fields[(index + salt) % (fields.length + 1)]
    return field === undefined ? [value] : [{ ...(first as object), [field]: value }]
  })
}

/** Methods that are called at once. */
const AT_ONCE = 8
/** Documents of one's own are not supported by default. */
const NOT_SUPPORTED = 501

export const hostileArguments: Family = {
  name: 'Hostile arguments',
  scenarios: [
    {
      name: `${HOSTILE.length} injections, wrong types, depths and numbers for every method`,
      holds: 'never 5xx, no stack and no path of the machine in an answer',
      withinMs: 40_000,
      run: async ({ middleware, storefront }, report) => {
        const methods = (await exampleCalls(middleware)).filter(({ path }) => path.startsWith('/magento/'))
        const statuses: number[] = []
        await together({ count: methods.length, atOnce: AT_ONCE }, async (index) => {
          const method = methods[index]
          if (!method) return
          const name = method.path.replace('/magento/', '')
          const visitor = newVisitor(2)
          for (const args of hostileCalls(method, index)) {
            const { status, text } = await visitor.call(storefront, name, args)
            statuses.push(status)
            const shown = `${name} ${JSON.stringify(args).slice(0, 80)}`
            const isRefusedOrTaken = (status > 0 && status < 500) || status === NOT_SUPPORTED
            report.must(isRefusedOrTaken, `${shown}: ${status} ${text.slice(0, 120)}`)
            report.must(leakIn(text) === undefined, `${shown}: the answer has ${leakIn(text)}`)
          }
          await visitor.leave()
        })
        report.figure(`${statuses.length} calls: ${tally(statuses)}`)
      },
    },
    {
      name: 'bodies that are no list of arguments',
      holds: 'each is refused with 4xx',
      run: async ({ storefront }, report) => {
        const visitor = newVisitor(2)
        const headers = { 'content-type': 'application/json' }
        for (const body of BODIES) {
          const { status } = await visitor.ask(`${storefront}/api/magento/products`, {
            method: 'POST',
            headers,
            body,
          })
          report.must(status >= 400 && status < 500, `${body.slice(0, 60)}: ${status}`)
        }
        await visitor.leave()
      },
    },
  ],
}

const BODIES: readonly string[] = [
  '{',
  '[',
  '"a"',
  'null',
  '[1,]',
  '\uFEFF[',
  "[{'a':1}]",
  '[{"search":"a","search":',
  '['.repeat(50_000),
  `[${'{"a":'.repeat(10_000)}`,
  'NaN',
  '[{"search":"bed"}]]',
  '<xml/>',
]

/** Strangers who call themselves agents: keys used again, ids of others, floods of carts. */
import { peakMb } from '../../harness/process-figures.ts'
import { startServerProcess } from '../../harness/server-process.ts'
import { MOST_MEMORY_MB, servesShoppers } from '../health.ts'
import {
  agentOf,
  isError,
  longProfile,
  SEARCH,
  startPlatform,
  type Agent,
  type Platform,
} from '../lib/platform.ts'
import { countCarts } from '../lib/stored.ts'
import { tally, together } from '../lib/together.ts'
import { newVisitor, visiting } from '../lib/visitor.ts'
import type { Family, Report, Scenario } from '../scenario.ts'
import type { AttackedShop } from '../shop.ts'

/** A minute; the defaults would take longer to reach than a scenario may last. */
const MOST = { ofPlatform: 30, ofAddress: 10 }

const lineOf = ({ plentifulSku }: AttackedShop, quantity = 1) => ({
  line_items: [{ item: { id: plentifulSku }, quantity }],
})

const repeatedKeys: Scenario = {
  name: 'idempotency keys again: alike, eight at once, for another cart, by another platform',
  holds: 'one cart and one checkout are made, the same answer comes again, another request is a conflict',
  async run(shop, report) {
    await withPlatforms(shop, 2, ([one, other]) =>
      visiting(async (visitor) => {
        const agent = agentOf(visitor, shop.storefront, `${one?.origin}/profile`)
        for (const path of ['/carts', '/checkout-sessions']) {
          const key = crypto.randomUUID()
          const create = (quantity = 1, by: Agent = agent) =>
            by(path, lineOf(shop, quantity), { headers: { 'idempotency-key': key } })
          const carts = countCarts(shop.dataDir)
          const all = await Promise.all(Array.from({ length: 8 }, () => create()))
          all.push(await create())
          const answers = new Set(all.map(({ status, text }) => `${status} ${text}`))
          report.must(
            answers.size === 1 && all[0]?.status === 201,
            `${path}: ${[...answers].join(' | ').slice(0, 400)}`,
          )
          const conflicts = await Promise.all([create(2), create(3)])
          report.must(
            conflicts.every(({ status, body }) => status === 409 && body.code === 'idempotency_conflict'),
            `${path}: ${tally(conflicts.map(({ status }) => status))}`,
          )
          const made = countCarts(shop.dataDir) - carts
          report.must(made === 1, `${path}: ${made} carts were made`)
          const foreign = await create(1, agentOf(visitor, shop.storefront, `${other?.origin}/profile`))
          report.must(
            foreign.status === 201 && foreign.body.id !== all[0]?.body.id,
            `${path}: another platform gets ${foreign.status} ${foreign.text.slice(0, 200)}`,
          )
        }
      }),
    )
  },
}

/** Spellings of an id that are not the id. */
function forgeries(id: string): string[] {
  const [prefix = '', name = ''] = id.split(/_(.*)/s)
  const flipped = (index: number) =>
    name.slice(0, index) + (name[index] === 'A' ? 'B' : 'A') + name.slice(index + 1)
  return [
    ...Array.from({ length: 8 }, (_, index) => `${prefix}_${flipped(Math.floor((index * name.length) / 8))}`),
    `${prefix}_${name.slice(0, -1)}`,
    `${prefix}_${name}A`,
    `${prefix}_${name}==`,
    `${prefix}_${name}%00`,
    `${prefix === 'cart' ? 'chk' : 'cart'}_${name}`,
    name,
    id.toUpperCase(),
    ...Array.from({ length: 4 }, (_, index) => `${prefix}_${index + 1}`),
  ]
}

const foreignIds: Scenario = {
  name: "ids that were guessed or altered, of a link, of a browser's cart and of the back end",
  holds: 'each is not found, for reading, changing and canceling, and no answer has an id of the back end',
  async run(shop, report) {
    await withPlatforms(shop, 1, ([platform]) =>
      visiting(async (visitor) => {
        const agent = agentOf(visitor, shop.storefront, `${platform?.origin}/profile`)
        const { body: cart } = await agent('/carts', lineOf(shop))
        const token = new URL(cart.continue_url).searchParams.get('token') ?? ''
        const { createEmptyCart: ofBrowser } = await visitor.shop(shop.storefront).createEmptyCart()
        const ids = [
          ...forgeries(cart.id),
          ...[token, ofBrowser, '1'].flatMap((it) => [`cart_${it}`, `chk_${it}`]),
        ]
        const answers = await together({ count: ids.length, atOnce: 4 }, async (index) => {
          const id = ids[index] ?? ''
          const place = `${id.startsWith('chk_') ? '/checkout-sessions' : '/carts'}/${encodeURIComponent(id)}`
          return [
            await agent(place),
            await agent(place, lineOf(shop, 2), { method: 'PUT' }),
            await agent(`${place}/cancel`, {}, { headers: { 'idempotency-key': crypto.randomUUID() } }),
            await agent('/checkout-sessions', { cart_id: id, line_items: [] }),
          ]
        })
        // What no id can look like is no address of the shop.
        const wrong = answers
          .flat()
          .filter(({ status, text }) => status !== 404 && !text.includes('not_found'))
        report.must(
          wrong.length === 0,
          `${wrong.length} others: ${wrong[0]?.status} ${wrong[0]?.text.slice(0, 200)}`,
        )
        const { body: after } = await agent(`/carts/${cart.id}`)
        report.must(after.line_items?.[0]?.quantity === 1, 'the cart was changed')
        const { text } = await agent('/checkout-sessions', { cart_id: cart.id, line_items: [] })
        report.must(!/"[A-Za-z0-9]{32}"/.test(text), 'an answer has an id of the back end')
        report.figure(`${answers.flat().length} tries`)
      }),
    )
  },
}

/** Lends so many platforms, each with an origin of its own. */
async function withPlatforms(
  shop: AttackedShop,
  count: number,
  use: (platforms: readonly Platform[]) => Promise<void>,
): Promise<void> {
  await using started = new AsyncDisposableStack()
  const serve = await longProfile(shop)
  const platforms: Platform[] = []
  for (let index = 0; index < count; index += 1)
    platforms.push(started.adopt(await startPlatform(serve), (platform) => platform.stop()))
  await use(platforms)
}

interface Flood {
  carts: number
  addresses: number
  platforms: number
  most: number
}

/** Meanwhile shoppers buy from the same back end. */
async function flood(shop: AttackedShop, { carts, addresses, platforms, most }: Flood, report: Report) {
  await using lent = new AsyncDisposableStack()
  const visitors = Array.from({ length: addresses }, () =>
    lent.adopt(newVisitor(8), (visitor) => visitor.leave()),
  )
  const env = {
    COMMERCE_GRAPHQL_URL: `${shop.commerce}/graphql`,
    UCP_LOCAL_PROFILES: 'true',
    RATE_LIMIT_PLATFORM_PER_MINUTE: String(MOST.ofPlatform),
    RATE_LIMIT_CREATION_PER_MINUTE: String(MOST.ofAddress),
  }
  const door = lent.adopt(await startServerProcess('middleware', env), async (it) => void (await it.stop()))
  await withPlatforms(shop, platforms, async (all) => {
    const agents = Array.from({ length: Math.max(addresses, platforms) }, (_, index) => {
      const visitor = visitors[index % addresses] ?? newVisitor()
      return agentOf(visitor, door.url, `${all[index % platforms]?.origin}/profile?${index}`)
    })
    for (const agent of agents) await agent('/catalog/search', SEARCH)
    const before = performance.now()
    const [answers] = await Promise.all([
      together({ count: carts, atOnce: 8 }, (index) => {
        const agent = agents[index % agents.length]
        return agent!('/carts', lineOf(shop))
      }),
      servesShoppers(shop, report),
    ])
    const made = answers.filter(({ status }) => status === 201).length
    report.must(made > most / 2 && made <= most, `${made} carts were made`)
    report.must(
      answers.every((it) => it.status === 201 || isError(it)),
      tally(answers.map(({ status }) => status)),
    )
    report.figure(
      `${tally(answers.map(({ status }) => status))} in ${Math.round(performance.now() - before)} ms`,
    )
  })
  const peak = Math.round(peakMb(door.pid))
  report.must(peak <= MOST_MEMORY_MB.middleware, `the middleware took ${peak} MB`)
  report.figure(`middleware ${peak} MB at most`)
}

const floods = [
  { by: 'one platform from ten addresses', carts: 50, addresses: 10, platforms: 1, most: MOST.ofPlatform },
  { by: 'one address of four platforms', carts: 25, addresses: 1, platforms: 4, most: MOST.ofAddress },
].map(({ by, ...size }): Scenario => ({
  name: `${size.carts} carts made by ${by}`,
  holds: `${size.most} are made at most, the others are errors with their time, memory stays bounded, and shoppers are served`,
  run: (shop, report) => flood(shop, size, report),
}))

export const agents: Family = {
  name: 'Agents',
  isTriedOnce: true,
  scenarios: [repeatedKeys, foreignIds, ...floods],
}

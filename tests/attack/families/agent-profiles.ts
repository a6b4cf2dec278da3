/** Profiles of agents' platforms, which are at addresses that strangers name: within, slow, or without an end. */
import { createServer, type AddressInfo } from 'node:net'
import { startServerProcess } from '../../harness/server-process.ts'
import { servesShoppers } from '../health.ts'
import { startNameServer } from '../lib/name-server.ts'
import { agentOf, isError, SEARCH, startPlatform, type Serve } from '../lib/platform.ts'
import { tally } from '../lib/together.ts'
import { visiting } from '../lib/visitor.ts'
import type { Family, Scenario } from '../scenario.ts'

/** A profile is given up after 3 s. */
const PROFILE_WITHIN_MS = 4500
const SLOW_PROFILES = 40

/** Counts connections, and answers none. */
async function startTrap() {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}

const byName = (port: number) => [
  `https://localhost:${port}/p`,
  `https://localhost.:${port}/p`,
  `https://platform.example:${port}/p`,
  `https://ann:secret@platform.example:${port}/p`,
]

/** Of this machine by address, of private networks, of the machine's own data in a cloud. */
const byAddress = (port: number) => [
  `http://127.0.0.1:${port}/p`,
  `https://127.0.0.1:${port}/p`,
  `https://127.1:${port}/p`,
  `https://2130706433:${port}/p`,
  `https://0x7f000001:${port}/p`,
  `https://0.0.0.0:${port}/p`,
  `https://[::1]:${port}/p`,
  `https://[::ffff:127.0.0.1]:${port}/p`,
  'https://10.0.0.1/p',
  'https://172.16.0.1/p',
  'https://192.168.0.1/p',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00:ec2::254]/latest/meta-data/',
  'https://[fe80::1]/p',
  'file:///etc/passwd',
]

const namesThatPointInwards = [
  {
    what: 'addresses within, and at names that resolve to this machine',
    addresses: ['127.0.0.1'],
    profilesAt: (port: number) => [...byAddress(port), ...byName(port)],
  },
  {
    what: 'names that resolve to a public address and to this machine',
    addresses: ['93.184.215.14', '127.0.0.1'],
    profilesAt: byName,
  },
].map(({ what, addresses, profilesAt }): Scenario => ({
  name: `profiles at ${what}`,
  holds: 'nothing is connected to, each is an error at once, and no log has the query',
  async run({ commerce }, report) {
    await using started = new AsyncDisposableStack()
    const trap = started.adopt(await startTrap(), (it) => it.stop())
    const names = started.adopt(await startNameServer(addresses), (it) => it.stop())
    const env = {
      COMMERCE_GRAPHQL_URL: `${commerce}/graphql`,
      NODE_OPTIONS: `--import ${import.meta.resolve('../lib/use-name-server.mjs')}`,
      NAME_SERVER: names.address,
    }
    const shop = started.adopt(
      await startServerProcess('middleware', env),
      async (it) => void (await it.stop()),
    )
    const codes: string[] = []
    await visiting(async (visitor) => {
      for (const profile of profilesAt(trap.port)) {
        const search = agentOf(visitor, shop.url, `${profile}?key=do-not-log`)
        const { body, ms } = await search('/catalog/search', SEARCH)
        codes.push(String(body.code))
        report.must(
          /^(?:invalid_profile_url|profile_unreachable)$/.test(body.code),
          `${profile}: ${body.code}`,
        )
        report.must(ms < 1000, `${profile} took ${ms} ms`)
      }
    })
    await started.disposeAsync()
    report.must(names.questions() > 0, 'no name was asked for')
    report.must(trap.connections() === 0, `${trap.connections()} connections were made`)
    report.must(!shop.written().includes('do-not-log'), 'the log has the query of a profile')
    report.figure(`${tally(codes)}; ${names.questions()} questions to the name server`)
  },
}))

/** Profiles by the last part of their address. */
function serveTroubles(redirectTo: string): Serve {
  return ({ url = '' }, response) => {
    if (url.startsWith('/redirect')) response.writeHead(302, { location: redirectTo }).end()
    else if (url.startsWith('/deep')) response.end('['.repeat(60_000))
    else if (url.startsWith('/endless') || url.startsWith('/dripping')) {
      const [bytes, everyMs] = url.startsWith('/endless') ? [16_384, 1] : [1, 200]
      const timer = setInterval(() => response.write(' '.repeat(bytes)), everyMs)
      response.once('close', () => clearInterval(timer))
    }
    // Others never get an answer.
  }
}

const costlyProfiles: Scenario = {
  name: `profiles that lead elsewhere, never come or never end, and ${SLOW_PROFILES} slow ones at once`,
  holds: `each call ends within ${PROFILE_WITHIN_MS / 1000} s, two wait at a time, nothing is followed, shoppers are served`,
  async run(shop, report) {
    await using started = new AsyncDisposableStack()
    const trap = started.adopt(await startTrap(), (it) => it.stop())
    const troubles = serveTroubles(`http://127.0.0.1:${trap.port}/p`)
    const platform = started.adopt(await startPlatform(troubles), (it) => it.stop())
    await visiting(async (visitor) => {
      const search = (path: string) =>
        agentOf(visitor, shop.storefront, platform.origin + path)('/catalog/search', SEARCH)
      // Two profiles of a host are fetched at a time.
      for (const paths of [['/redirect', '/deep'], ['/endless'], ['/dripping', '/silent']]) {
        const answers = await Promise.all(paths.map(search))
        for (const [index, { status, body, ms }] of answers.entries()) {
          report.must(status === 424 || status === 422, `${paths[index]}: ${status} ${body.code}`)
          report.must(ms < PROFILE_WITHIN_MS, `${paths[index]} took ${ms} ms`)
        }
      }
      const before = platform.connections()
      const [answers] = await Promise.all([
        Promise.all(Array.from({ length: SLOW_PROFILES }, (_, index) => search(`/slow-${index}`))),
        servesShoppers(shop, report),
      ])
      const slowest = Math.max(...answers.map(({ ms }) => ms))
      const fetched = platform.connections() - before
      report.must(answers.every(isError), tally(answers.map(({ status }) => status)))
      report.must(slowest < PROFILE_WITHIN_MS, `the slowest took ${slowest} ms`)
      report.must(fetched <= 4, `${fetched} slow profiles were fetched`)
      report.figure(`slow: ${tally(answers.map(({ status }) => status))}, ${fetched} fetched`)
    })
    report.must(trap.connections() === 0, 'a redirect was followed')
  },
}

export const agentProfiles: Family = {
  name: 'Profiles of agents',
  scenarios: [...namesThatPointInwards, costlyProfiles],
}

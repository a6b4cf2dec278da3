/** Visitors who leave before their answer is there. */
import { setTimeout as pause } from 'node:timers/promises'
import { readUrl } from '../health.ts'
import { openSocket, rawRequest } from '../lib/raw-socket.ts'
import type { Family } from '../scenario.ts'

/** The largest page the shop requests, and a larger one that was once served. */
const PAGE_SIZES = [100, 300]

/** Sends requests from an address each and leaves after 1 to 80 ms. */
async function leaveEarly(origin: string, paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path, index) => {
      const socket = await openSocket(origin)
      socket.send(rawRequest(`GET ${path}`, ['Accept-Encoding: gzip']))
      await pause(1 + ((index * 37) % 80))
      socket.destroy()
    }),
  )
}

const listing = (word: string, pageSize: number) =>
  readUrl('http://x', word, pageSize).replace('http://x', '')

async function twoBursts(origin: string, prefix: string): Promise<void> {
  for (const pageSize of PAGE_SIZES) {
    for (const burst of ['one', 'two']) {
      const paths = Array.from({ length: 40 }, (_, index) => listing(`bed ${burst} ${index}`, pageSize))
      await leaveEarly(
        origin,
        paths.map((path) => path.replace('/api', prefix)),
      )
    }
  }
}

export const aborts: Family = {
  name: 'Leaving early',
  scenarios: [
    {
      name: 'large listings by /api, two bursts of 40 for each size, left after 1 to 80 ms',
      holds: 'their connections to the middleware are free again',
      run: ({ storefront }) => twoBursts(storefront, '/api'),
    },
    {
      name: 'the same at the middleware',
      holds: 'their connections to the back end are free again',
      run: ({ middleware }) => twoBursts(middleware, ''),
    },
    {
      name: '70 uncached listing pages, left after 1 to 80 ms',
      holds: 'pages are answered afterwards',
      run: ({ storefront, samples }) =>
        leaveEarly(
          storefront,
          Array.from({ length: 70 }, (_, index) => `${samples.category}?price_from=${index}`),
        ),
    },
    {
      name: '80 posts, left with half of their body sent',
      holds: 'no half request occupies a connection',
      run: async ({ storefront, middleware }) => {
        await Promise.all(
          Array.from({ length: 80 }, async (_, index) => {
            const [origin, prefix] = index % 2 === 0 ? [storefront, '/api'] : [middleware, '']
            const socket = await openSocket(origin)
            const headers = ['Content-Type: application/json', 'Content-Length: 4000']
            socket.send(rawRequest(`POST ${prefix}/magento/cart`, headers, '[{"a":"'))
            await pause(1 + index)
            socket.destroy()
          }),
        )
      },
    },
  ],
}

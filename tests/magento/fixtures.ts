/**
 * The `test` of journeys in front of a Magento: a replayed one of the project's release, or the live one that
 * global-setup.ts has put the shop in front of.
 */
import type { Client } from '@loftwood/client'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startStack } from '../../scripts/lib/stack.mjs'
import { collectProblems } from '../fixtures/problems.ts'
import { visitor } from '../fixtures/visitor.ts'
import { LIVE_SHOP_ENV, RECORDER_ENV, SHOP_ENV } from './live-env.ts'
import { startReplayingMagento } from './replaying-magento.ts'
import type { Release } from './releases.ts'

interface Shop {
  url: string
  /** Names the test that sends the requests that follow. */
  begin: (journey: string) => Promise<void> | void
  /** What the replayed Magento could not answer. */
  errors: readonly string[]
}

interface Fixtures {
  /** A shopper without a browser, with cookies of their own. */
  magento: Client['magento']
  journey: void
}

export interface MagentoOptions {
  /** Which one is replayed. */
  release: Release
}

export const test = base.extend<Fixtures, MagentoOptions & { shop: Shop }>({
  release: ['2.4.7-p3', { option: true, scope: 'worker' }],

  shop: [
    async ({ release }, use) => {
      const liveUrl = process.env[LIVE_SHOP_ENV]
      if (liveUrl) return use({ url: liveUrl, begin: nameJourney, errors: [] })
      const magento = await startReplayingMagento(release)
      const dataDir = await mkdtemp(join(tmpdir(), 'loftwood-replay-'))
      const ports = { middleware: await freePort(), storefront: await freePort() }
      const env = {
        ...SHOP_ENV,
        COMMERCE_GRAPHQL_URL: magento.graphqlUrl,
        MEDIA_URL: magento.mediaUrl,
      }
      const stack = await startStack({ ports, dataDir, env })
      await use({ ...magento, url: `http://localhost:${ports.storefront}` })
      await stack.stop()
      await magento.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  journey: [
    async ({ shop }, use, { title }) => {
      const before = shop.errors.length
      await shop.begin(title)
      await use()
      expect(shop.errors.slice(before), 'what the replayed Magento cannot answer').toEqual([])
    },
    { auto: true },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  magento: async ({ shop }, use) => use(visitor(shop.url)),

  context: async ({ context, shop }, use) => {
    const problems = collectProblems(context, shop.url)
    await use(context)
    expect(problems, 'problems seen by the browser').toEqual([])
  },
})

export { expect }

/** Names the test whose requests the recorder records next. */
async function nameJourney(journey: string): Promise<void> {
  const recorder = process.env[RECORDER_ENV]
  if (recorder) await fetch(recorder, { method: 'POST', body: journey })
}

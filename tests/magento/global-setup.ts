/** Before the journeys of `pnpm test:live` and `pnpm record`: the shop in front of a live Magento. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startStack } from '../../scripts/lib/stack.mjs'
import {
  BACK_END_ENV,
  LIVE_SHOP_ENV,
  RECORD_ENV,
  RECORD_PART_ENV,
  RECORDER_ENV,
  SHOP_ENV,
} from './live-env.ts'
import { startRecorder } from './recorder.ts'
import { readRecordings } from './recording-file.ts'
import { recordingsOf, RELEASES, type Release } from './releases.ts'

export default async function liveSetup() {
  const backEnd = process.env[BACK_END_ENV]
  if (!backEnd) throw new Error(`${BACK_END_ENV} is not set`)
  const folder = process.env[RECORD_ENV]
  // Disposed when a later step fails, or by the teardown.
  await using started = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'loftwood-live-'))
  started.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const isPart = process.env[RECORD_PART_ENV] !== undefined
  const staying = isPart ? RELEASES.flatMap((each) => readRecordings(recordingsOf(each))) : []
  const recorder = folder ? await startRecorder(backEnd, staying) : undefined
  started.defer(() => recorder?.stop())
  const ports = { middleware: await freePort(), storefront: await freePort() }
  const env = {
    ...SHOP_ENV,
    // A Magento with cold caches is slower than a shopper would wait.
    UPSTREAM_TIMEOUT_MS: '60000',
    MIDDLEWARE_TIMEOUT_MS: '65000',
    COMMERCE_GRAPHQL_URL: recorder?.graphqlUrl ?? backEnd,
    MEDIA_URL: `${new URL(backEnd).origin}/media`,
  }
  const stack = await startStack({ ports, dataDir, env })
  started.defer(() => stack.stop())
  process.env[LIVE_SHOP_ENV] = `http://localhost:${ports.storefront}`
  if (recorder) process.env[RECORDER_ENV] = recorder.journeyUrl
  const release = await releaseOf(stack.origins.middleware)
  const before = isPart ? readRecordings(recordingsOf(release)) : []
  started.defer(() => recorder?.save(recordingsOf(release, folder), before))
  const running = started.move()
  return () => running.disposeAsync()
}

/** The release whose schema the back end has. */
async function releaseOf(middleware: string): Promise<Release> {
  const answer = await fetch(`${middleware}/capabilities`)
  const { magento } = (await answer.json()) as { magento: { release: string | null } }
  const release = RELEASES.find((each) => magento.release !== null && each.startsWith(magento.release))
  if (!release) throw new Error(`There are no facts of Magento ${magento.release ?? ''}'s schema`)
  return release
}

// What readiness says after the machine's clock was set back.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, it, vi } from 'vitest'
import { startCommerce } from '../testing/index.ts'

const HOUR_MS = 3_600_000

afterEach(() => void vi.useRealTimers())

it('is checked again although the clock was set back by two hours', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const dataDir = await mkdtemp(join(tmpdir(), 'loftwood-ready-'))
  const commerce = await startCommerce({ dataDir })
  const status = async () => (await fetch(`${commerce.url}/readyz`)).status
  expect(await status()).toBe(200)
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'))
  database.exec('alter table product rename to product_away')
  database.close()
  expect(await status()).toBe(200)
  vi.setSystemTime(Date.now() - 2 * HOUR_MS)
  vi.advanceTimersByTime(3_000)
  expect(await status()).toBe(503)
  await commerce.stop()
  await rm(dataDir, { recursive: true })
})

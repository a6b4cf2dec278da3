/**
 * A whole shop of its own, with two products whose price and stock a test may change, and a proxy between middleware and
 * back end that fails on command. Unlike the catalog's own store it reveals which e-mail addresses have an account.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { NO_UNPAID_LIMITS } from '@loftwood/commerce/testing/no-unpaid-limits'
import { changedStore } from '@loftwood/demo-store/testing'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startStack } from '../../scripts/lib/stack.mjs'
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts'

/** How a product of this shop may be changed. */
interface Change {
  price?: number
  qty?: number
}

export interface FaultyShop {
  /** What a browser opens. */
  url: string
  proxy: FaultProxy
  /** Sets what the shelf costs and how many there are; both as at first when left out. */
  setShelf: (change?: Change) => Promise<void>
  /** The numbers of the orders of an e-mail address, as the operator lists them. */
  ordersOf: (email: string) => Promise<string[]>
  stop: () => Promise<void>
}

/** Waiting for a back end that hangs is part of the tests; a sound one on a busy machine must answer in time. */
const UPSTREAM_TIMEOUT_MS = '2500'
/** An order without an answer is sent again after it: within the retries of the page. */
const ORDER_TIMEOUT_MS = '3000'

const COMMERCE = resolve(import.meta.dirname, '../../packages/commerce')

export async function startFaultyShop(): Promise<FaultyShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'loftwood-faulty-'))
  const ports = { commerce: await freePort(), middleware: await freePort(), storefront: await freePort() }
  const catalog = changedStore({ accounts: { isEmailAvailabilityTold: true } })
  const proxy = await startFaultProxy(`http://127.0.0.1:${ports.commerce}`)
  const env = {
    LOG_LEVEL: 'fatal',
    CATALOG_DIR: catalog.folder,
    COMMERCE_GRAPHQL_URL: proxy.graphqlUrl,
    UPSTREAM_TIMEOUT_MS,
    ORDER_TIMEOUT_MS,
    RATE_LIMIT_ORDER_PER_MINUTE: '0',
    RATE_LIMIT_COUPON_PER_MINUTE: '0',
    RATE_LIMIT_LOOKUP_PER_MINUTE: '0',
    RATE_LIMIT_READ_PER_MINUTE: '0',
    ...NO_UNPAID_LIMITS,
  }
  const stack = await startStack({ ports, dataDir, env })

  async function operate(...command: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, ['src/admin.ts', ...command], {
      cwd: COMMERCE,
      env: { ...process.env, DATA_DIR: join(dataDir, 'commerce') },
    })
    return stdout
  }

  async function setShelf(change: Change = {}): Promise<void> {
    const file = join(dataDir, 'products.csv')
    await writeFile(file, csv([{ ...SHELF, ...change }, LAMP]))
    await operate('import', file, '--replace')
  }

  await setShelf()
  return {
    url: `http://localhost:${ports.storefront}`,
    proxy,
    setShelf,
    ordersOf: async (email) => {
      const listed = (await operate('orders')).split('\n').filter((line) => line.endsWith(email))
      return listed.flatMap((line) => /^\d{9}/.exec(line) ?? [])
    },
    stop: async () => {
      await stack.stop()
      await proxy.stop()
      catalog.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** As Magento's export has products. */
const product = (sku: string, name: string) => ({
  sku,
  product_type: 'simple',
  name,
  price: 80,
  qty: 50,
  weight: 12,
  is_in_stock: 1,
  product_online: 1,
  visibility: 'Catalog, Search',
  categories: 'Default Category/Storage',
  url_key: sku.toLowerCase(),
})

const SHELF = product('SHELF', 'Wall Shelf')
const LAMP = product('LAMP', 'Reading Lamp')

function csv(rows: readonly Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
    .join('\n')
}

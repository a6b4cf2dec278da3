// A shop with one product of every type, running for the tests of one file.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { everyType, everyTypeFiles } from './every-type.ts'
import { addItemsTo } from './every-type-items.ts'
import { guestShopper } from './guest-shopper.ts'
import { type CommerceOptions, type TestCommerce, startCommerce } from './index.ts'
import { smallCatalog } from './small-catalog.ts'

/** Starts before the file's tests and goes after them, with its data. */
export function everyTypeShop(options: () => Promise<CommerceOptions> | CommerceOptions = () => ({})) {
  const catalog = smallCatalog(everyType, everyTypeFiles)
  let commerce: TestCommerce
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'loftwood-every-type-'))
    commerce = await startCommerce({ catalog: catalog.folder, dataDir, ...(await options()) })
  })
  afterAll(async () => {
    await commerce.stop()
    await rm(dataDir, { recursive: true, force: true })
    catalog.remove()
  })
  return {
    catalogDir: catalog.folder,
    commerce: () => commerce,
    dataDir: () => dataDir,
    shopper: guestShopper(() => commerce.graphqlUrl),
    add: (cartId: string, items: object[], store?: string) =>
      addItemsTo(commerce.graphqlUrl, cartId, items, store),
  }
}

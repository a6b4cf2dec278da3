// `/models/<sku>/<variant's sku>.glb` and `.usdz`: a product as its 3D view shows it, for the phone's camera. Made when it is
// first requested, because a back end may describe a piece that no build has seen.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { ClientError, createClient } from '@loftwood/client'
import { outageLog } from '@loftwood/http-server/outage'
import express, { type RequestHandler, type Response, type Router } from 'express'
import type { Logger } from 'pino'
import { type ModelAddress, type ModelFormat, readModelPath } from '../../src/product/model-path.ts'
import { type FurnitureView, furnitureView } from '../../src/product/viewer/furniture-view.ts'
import { afterStart } from '../after-start.ts'
import { QueueFull } from '../bounded-queue.ts'
import type { Config } from '../config.ts'
import { type FileStore, openFileStore } from '../file-store.ts'
import { limitPerMinute } from '../limit-per-minute.ts'
import { sharedJobs } from '../shared-jobs.ts'
import type { ShopFactsSource } from '../shop-facts.ts'
import type { Upstream } from '../upstream.ts'
import { modelMaker } from './model-maker.ts'
import type { StoreView } from '../../src/platform/i18n/store-views.ts'
import { productVariables } from '../../src/product/product-variables.ts'
import { variantBySku } from '../../src/product/choosing/variant-selection.ts'
import { pooledFetch, type ReadFrom } from '../middleware-pool.ts'

interface ModelSource extends ReadFrom {
  middlewareUrl: string
  view: StoreView
}

/** Undefined when there is no such product or variant, or none with a shape. @throws when the middleware does not answer */
async function readModel(
  { sku, variant: variantSku }: ModelAddress,
  { middlewareUrl, view, ...from }: ModelSource,
): Promise<FurnitureView | undefined> {
  const fetch = pooledFetch(from, () => undefined)
  const client = createClient({ url: middlewareUrl, store: view.code, fetch })
  const { products } = await client.magento.productDetails(productVariables(sku))
  const product = products?.items?.find((item) => item?.sku === sku)
  if (!product) return undefined
  if (variantSku === undefined) return furnitureView(product, { selection: {}, pictured: null }) ?? undefined
  const found = product.__typename === 'ConfigurableProduct' ? variantBySku(product, variantSku) : undefined
  if (!found) return undefined
  return furnitureView(product, { selection: found.selection, pictured: found.variant }) ?? undefined
}

const TYPES: Readonly<Record<ModelFormat, string>> = {
  glb: 'model/gltf-binary',
  usdz: 'model/vnd.usdz+zip',
}
/** A changed piece has the same address: after a day its ETag is compared. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'
const RETRY_AFTER_S = '5'
/** Of one address, which may be a household or an office. */
const MAX_PER_MINUTE = 60
/** Part of every name in the store: raise it when `packages/furniture/models` or `shapes` write other files for the same parts. */
const WRITER_VERSION = 1

interface ModelParts {
  config: Config
  upstream: Upstream
  shopFacts: Pick<ShopFactsSource, 'latest' | 'whenStarted'>
  log: Logger
}

/** Mounted at the route of models. */
export function models(parts: ModelParts): Router {
  const router = express.Router()
  const limit = limitPerMinute(MAX_PER_MINUTE, (_req, res) => refuse(res, 429))
  router.use(limit, afterStart(parts.shopFacts), answerModels(parts))
  return router
}

function answerModels({ config, upstream, shopFacts, log }: ModelParts): RequestHandler {
  const filesOf = modelFiles(config, log)
  const outages = outageLog(log, 'models cannot be made')
  const read = (address: ModelAddress, visitor: string | undefined, signal: AbortSignal) => {
    const [view] = shopFacts.latest().storeViews
    return readModel(address, {
      middlewareUrl: config.middlewareUrl,
      view,
      upstream,
      address: visitor,
      signal,
    })
  }
  return async (req, res, next) => {
    const address = readModelPath(req.path)
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (!address || !isRead) return refuse(res, isRead ? 404 : 405)
    const left = new AbortController()
    res.once('close', () => left.abort())
    try {
      const view = await read(address, req.ip, left.signal)
      if (!view) return refuse(res, 404)
      const name = `${hashOf(view)}.${address.format}`
      const etag = `"${name}"`
      res.set({ ETag: etag, 'Cache-Control': CACHE_CONTROL })
      if (req.fresh) return void res.status(304).end()
      res.type(TYPES[address.format]).send(await filesOf(name, view, left.signal))
    } catch (error) {
      if (left.signal.aborted) return
      if (error instanceof ClientError && error.status === 429) return next(error)
      if (!(error instanceof QueueFull)) outages.report(error)
      res.removeHeader('ETag')
      refuse(res.set('Retry-After', RETRY_AFTER_S), 503)
    }
  }
}

type FilesOf = (name: string, view: FurnitureView, left: AbortSignal) => Promise<Buffer>

/** Each file is made once, however many visitors wait for it. */
function modelFiles({ dataDir, modelCacheBytes }: Config, log: Logger): FilesOf {
  const make = modelMaker()
  const shareJob = sharedJobs<Buffer>()
  let store: FileStore | undefined
  return async (name, { parts, look }, left) => {
    const folder = join(dataDir, 'models')
    const files = (store ??= openFileStore({ what: 'models', folder, maxBytes: modelCacheBytes, log }))
    const stored = await files.get(name)
    if (stored) return stored
    return shareJob(name, left, async (abandoned) => {
      const format = name.endsWith('.usdz') ? 'usdz' : 'glb'
      const bytes = await make({ view: { parts, look }, format }, abandoned)
      await files.set(name, bytes)
      return bytes
    })
  }
}

/** The same parts and colours make the same file, whichever product they belong to. */
const hashOf = ({ parts, look }: FurnitureView) =>
  createHash('sha256')
    .update(JSON.stringify([WRITER_VERSION, parts, look]))
    .digest('hex')
    .slice(0, 32)

function refuse(res: Response, status: number): void {
  res.status(status).set('Cache-Control', 'no-store').type('text').send('No such model')
}

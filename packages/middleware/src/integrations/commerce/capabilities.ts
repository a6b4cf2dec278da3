// What the back end offers, found by its schema, its release and the configuration of its store views.
import type { HttpCache } from '@loftwood/http-cache/http-cache'
import { ESSENTIAL, type IntegrationName } from '../integrations.ts'
import type { PublicAnswer } from './public-answer.ts'
import type { DocumentSupport, DocumentTable } from './upstream/document-table.ts'
import { featuresOf } from './upstream/features.ts'
import { errorsOf, type ReleaseError } from './upstream/release-errors.ts'
import { createStoreViews, type StoreView } from './upstream/store-views.ts'
import type { SchemaIndex } from './upstream/schema-index.ts'
import type { Upstream } from './upstream/upstream.ts'
import { within } from './within.ts'

/** A slow back end does not hold up what is found without it. */
const STORES_PATIENCE_MS = 2_000
/** After a failure the store views are not read again for so long. */
const STORES_RETRY_MS = 5_000

interface ShopCapabilities {
  /** Known errors of the release, each with the release that mends it; null while none does. */
  releaseErrors: readonly { error: string; fixedIn: ReleaseError['fixedIn'] | null }[]
  /** `lacks`: the part of the schema that is missing. */
  features: ReturnType<typeof featuresOf>
  /** `switchedOff`: features that the view's configuration switches off. Null while they cannot be read. */
  stores: readonly StoreView[] | null
}

/** Only the shop has store views and features. */
export type Capabilities = DocumentSupport & Partial<ShopCapabilities>

/** For the operator's log: names only. */
export interface CapabilityNews {
  release: string | null
  methods: string
  unsupported: readonly string[]
  lacking: readonly string[]
  releaseErrors: number
  stores: readonly string[]
}

interface CapabilitiesDeps {
  integrationName: IntegrationName
  documents: DocumentTable
  upstream: Upstream
  cache: HttpCache<PublicAnswer>
  onCapabilities: ((news: CapabilityNews) => void) | undefined
}

/** Makes the function that finds them; it reports what has changed since it was last called. */
export function createCapabilities({
  integrationName,
  documents,
  onCapabilities,
  ...deps
}: CapabilitiesDeps) {
  const readStores = patiently(createStoreViews(deps))
  let reported: string | undefined

  async function ofShop(support: DocumentSupport): Promise<Capabilities & ShopCapabilities> {
    const { schema } = documents
    const stores = schema ? await readStores(schema) : null
    const errors = (schema?.release ? errorsOf(schema.release) : []).map(({ error, fixedIn = null }) => ({
      error,
      fixedIn,
    }))
    return { ...support, releaseErrors: errors, features: featuresOf(schema), stores }
  }

  function report(found: Capabilities & ShopCapabilities): void {
    // An outage is no change.
    if (!found.isSchemaKnown || (!found.stores && reported !== undefined)) return
    const news = newsOf(found)
    const text = JSON.stringify(news)
    if (text !== reported) onCapabilities?.(news)
    reported = text
  }

  return async (): Promise<Capabilities> => {
    const support = documents.support()
    if (integrationName !== ESSENTIAL) return support
    const found = await ofShop(support)
    report(found)
    return found
  }
}

/** Null when they are late or cannot be read, and for a while after that. */
function patiently(read: (schema: SchemaIndex) => Promise<readonly StoreView[]>) {
  let retryAt = 0
  const giveUp = () => {
    retryAt = performance.now() + STORES_RETRY_MS
    return null
  }
  return async (schema: SchemaIndex): Promise<readonly StoreView[] | null> => {
    if (performance.now() < retryAt) return null
    const stores = read(schema).then((views) => {
      retryAt = 0
      return views
    }, giveUp)
    return within<readonly StoreView[] | null>(stores, STORES_PATIENCE_MS, giveUp)
  }
}

function newsOf({
  release,
  methods,
  releaseErrors,
  features,
  stores,
}: Capabilities & ShopCapabilities): CapabilityNews {
  const all = Object.entries(methods)
  const unsupported = all.filter(([, { supported }]) => !supported).map(([name]) => name)
  const lacking = Object.entries(features).filter(([, { supported }]) => !supported)
  return {
    release,
    methods: `${all.length - unsupported.length} of ${all.length}`,
    unsupported,
    lacking: lacking.map(([name]) => name),
    releaseErrors: releaseErrors.length,
    stores: (stores ?? []).map(({ code, locale, currency, switchedOff }) =>
      [code, locale, currency, ...switchedOff.map((feature) => `-${feature}`)].join(' '),
    ),
  }
}

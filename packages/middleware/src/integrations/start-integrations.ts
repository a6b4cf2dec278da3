// Opens the back ends of the integrations and loads their schemas; integrations of one back end share it.
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpCache } from '@loftwood/http-cache/http-cache'
import type { Outages } from '@loftwood/http-server/outage'
import type { Config } from '../config.ts'
import type { Logger } from '../http/log.ts'
import type { Metrics } from '../metrics.ts'
import type { State } from '../state/state.ts'
import { createIntegration, type Integration } from './commerce/integration.ts'
import type { PublicAnswer } from './commerce/public-answer.ts'
import { askForSchema, learnSchema, readSchemaFile, type Learning } from './commerce/upstream/learn-schema.ts'
import type { SchemaIndex } from './commerce/upstream/schema-index.ts'
import { createUpstream, type Upstream, type UpstreamObserver } from './commerce/upstream/upstream.ts'
import { INTEGRATIONS, type IntegrationName } from './integrations.ts'

/** A slow back end must not prevent the middleware from listening. */
const WAIT_FOR_SCHEMA_MS = 5_000

/** Magento's message for what it does not reveal. */
const INTERNAL_ERROR = 'Internal server error'
const MOST_PARTS = 10

interface Deps {
  config: Config
  logger: Logger
  metrics: Metrics
  outages: Outages
  state: State
  cache: HttpCache<PublicAnswer>
}

export interface RunningIntegrations {
  byName: ReadonlyMap<string, Integration>
  /** Stops loading schemas; calls still run. */
  stopLearning(): void
  close(): Promise<void>
}

/** Resolves when the schemas are loaded or late. Rejects when the schema file cannot be read. */
export async function startIntegrations(deps: Deps): Promise<RunningIntegrations> {
  const { config } = deps
  const urls: Record<IntegrationName, URL> = { magento: config.commerceUrl, algolia: config.searchUrl }
  const byName = new Map<IntegrationName, Integration>()
  const backEnds = await Promise.all(
    [...new Set(Object.values(urls).map(String))].map((url) => {
      const names = Object.keys(INTEGRATIONS).filter((name) => String(urls[name as IntegrationName]) === url)
      return startBackEnd(new URL(url), names as IntegrationName[], { ...deps, byName })
    }),
  )
  const attempts = Promise.all(backEnds.map(({ firstAttempt }) => firstAttempt))
  await Promise.race([attempts, pause(WAIT_FOR_SCHEMA_MS, undefined, { ref: false })])
  return {
    byName,
    stopLearning: () => backEnds.forEach(({ stop }) => stop()),
    close: async () => void (await Promise.all(backEnds.map(({ upstream }) => upstream.close()))),
  }
}

async function startBackEnd(
  url: URL,
  names: IntegrationName[],
  deps: Deps & { byName: Map<IntegrationName, Integration> },
): Promise<{ upstream: Upstream; firstAttempt: Promise<void>; stop: () => void }> {
  const { config, metrics, byName } = deps
  const [name = 'magento'] = names
  const limits = { timeoutMs: config.upstreamTimeoutMs, maxBytes: config.upstreamMaxBytes }
  const upstream = createUpstream(url, limits, {
    ...metrics.ofUpstream(name),
    failedParts: failedPartsLog(name, deps),
  })
  const integrations = names.map((it) => {
    const integration = createIntegration(it, upstream, {
      ...config,
      ...deps,
      onRenewal: (outcome) => metrics.renewal(outcome),
      onCapabilities: (news) => deps.logger.info({ integration: it, ...news }, 'what the back end offers'),
      schemaSoon: () => learning.soon(),
    })
    byName.set(it, integration)
    return integration
  })
  const file = url.href === config.commerceUrl.href ? config.upstreamSchemaFile : undefined
  const schema = file ? await readSchemaFile(file) : undefined
  const adopt = (learned: SchemaIndex) =>
    integrations.forEach((integration) => {
      integration.adopt(ofRelease(learned, config.upstreamRelease))
      void integration.capabilities()
    })
  if (schema) adopt(schema)
  const learning: Learning = learnSchema(
    schema ? async () => schema : () => askForSchema(upstream),
    adopt,
    learningLog(name, deps),
  )
  return { upstream, ...learning }
}

/** Logs where answers failed, once per outage: neither numbers of items nor messages, which may contain personal data. */
function failedPartsLog(integration: string, { logger, outages }: Deps): UpstreamObserver['failedParts'] {
  return ({ operation, errors }) => {
    const all = new Set(errors.map(({ message, path = [] }) => placeOf(path) + reasonOf(message)))
    const parts = [...all].slice(0, MOST_PARTS)
    const log = (fields: object, message: string) =>
      logger.warn({ integration, operation, parts, ...fields }, message)
    const isNews = outages.failed([integration, operation, ...parts].join('\n'), (counts, isOver) =>
      log(counts, isOver ? 'parts no longer fail' : 'parts still fail'),
    )
    if (isNews) log({}, 'answered without parts that failed')
  }
}

function placeOf(path: readonly (string | number)[]): string {
  return path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')
}

function reasonOf(message: string): string {
  return message === INTERNAL_ERROR ? `: ${message}` : ''
}

/** Logs why a schema is not loaded, once per reason. */
function learningLog(integration: string, { logger }: Deps): (error: unknown) => void {
  let logged: string | undefined
  return (error) => {
    const reason = error instanceof Error ? error.message : String(error)
    if (reason !== logged) logger.warn({ integration, reason }, 'schema not learned yet')
    logged = reason
  }
}

/** The schema with the release that is configured in place of its own. */
function ofRelease(schema: SchemaIndex, release: Config['upstreamRelease']): SchemaIndex {
  if (release === undefined) return schema
  return { ...schema, release: release === 'none' ? undefined : release }
}

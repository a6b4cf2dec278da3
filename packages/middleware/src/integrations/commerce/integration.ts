// An integration: sends the calls of its method table to its upstream.
import type { HttpCache } from '@loftwood/http-cache/http-cache'
import { AppError } from '../../errors.ts'
import { INTEGRATIONS, type IntegrationName } from '../integrations.ts'
import { createOnce } from '../../state/once.ts'
import type { State } from '../../state/state.ts'
import { readArguments } from './arguments.ts'
import { withoutTokens } from './hidden-tokens.ts'
import type { Method } from './methods/method.ts'
import { createCustomCalls } from './custom-call.ts'
import { createStoreHealing } from './store-healing.ts'
import { createMerges } from './merges.ts'
import { checkPageSize } from './page-size.ts'
import { createPersonalCalls, type Admit, type PersonalCall } from './personal-call.ts'
import { createOrderPlacing } from './place-order.ts'
import { checkProviderAddress } from './provider-address.ts'
import type { PublicAnswer } from './public-answer.ts'
import { createPublicCalls, type CachedCall } from './public-call.ts'
import { createRenewals, type RenewalOutcome } from './renewal.ts'
import { Session, type SessionRequest } from './session.ts'
import { createCapabilities, type Capabilities, type CapabilityNews } from './capabilities.ts'
import { DocumentTable } from './upstream/document-table.ts'
import type { SchemaIndex } from './upstream/schema-index.ts'
import type { Upstream } from './upstream/upstream.ts'

export interface IntegrationSettings {
  upstreamTimeoutMs: number
  /** Maximum duration of an order; its callers wait no longer than for any call. */
  orderTimeoutMs: number
  /** Of public reads. */
  maxPageSize: number
  /** Shared by all integrations. */
  cache: HttpCache<PublicAnswer>
  state: State
  /** Origins to which shoppers are sent to pay. */
  paypalOrigins: readonly string[]
  /** In HTTP-only mode responses contain no token either. */
  cookies: { httpOnly: boolean }
  /** Whether callers may send documents of their own. */
  customOperations: boolean
  onRenewal?: (outcome: RenewalOutcome) => void
  /** What the upstream offers, at start and when it has changed. */
  onCapabilities?: (news: CapabilityNews) => void
  /** Resolves when the schema is known, or has taken too long. */
  schemaSoon?: () => Promise<void>
}

export interface CallRequest {
  method: string
  /** The wire's arguments. */
  args: unknown[]
  session: Omit<SessionRequest, 'customHeaders'>
  /** Aborted when the caller leaves; public reads without a caller are cancelled. */
  signal?: AbortSignal | undefined
  /** Maximum age of a stale public response, in seconds. */
  maxAge?: number | undefined
  /** Counts an additional call that this one sends. @throws RATE_LIMITED */
  admit?: Admit | undefined
}

export interface CallResult {
  body: Buffer
  session: Session
  /** Present on public responses without errors. */
  cached?: CachedCall
}

export interface Integration {
  methods: Readonly<Record<string, Method>>
  /** @throws AppError, or FailedCall when the session may have changed */
  call(request: CallRequest): Promise<CallResult>
  /** Prunes all documents to the schema. */
  adopt(schema: SchemaIndex): void
  /** What the upstream offers. */
  capabilities(): Promise<Capabilities>
  /** Whether the upstream responds. */
  isReady(): Promise<boolean>
}

/** The back end has refused what its cached settings allow, so these are old. Every caller can bring this about, so not often. */
const SETTINGS_PURGE_MS = 10_000

function atMostEvery(ms: number, run: () => Promise<unknown>): () => Promise<void> {
  let lastAt = -Infinity
  return async () => {
    if (performance.now() - lastAt < ms) return
    lastAt = performance.now()
    await run().catch(() => undefined)
  }
}

/** Makes the integration of a method table in front of an upstream. */
export function createIntegration(
  integrationName: IntegrationName,
  upstream: Upstream,
  settings: IntegrationSettings,
): Integration {
  // Without a prototype: `constructor` is no method.
  const methods: Readonly<Record<string, Method>> = Object.assign(
    Object.create(null),
    INTEGRATIONS[integrationName],
  )
  const documents = new DocumentTable(methods, ({ custom }) => !custom || settings.customOperations)
  const run = createRuns({ integrationName, methods, upstream, documents }, settings)
  const healStore = createStoreHealing(upstream)
  const { cache, onCapabilities } = settings
  const capabilities = createCapabilities({ integrationName, documents, upstream, cache, onCapabilities })

  async function call(callRequest: CallRequest): Promise<CallResult> {
    const { method: name, args, session: request, signal, maxAge, admit } = callRequest
    const method = methods[name]
    if (!method) throw new AppError('UNKNOWN_METHOD', `There is no method ${name}`)
    const { variables, customHeaders } = readArguments(name, method.args, args)
    if (method.access === 'public') checkPageSize(name, variables, settings.maxPageSize)
    const session = new Session({ ...request, customHeaders })
    try {
      const readCall = { name, method, variables, session, signal, maxAge, admit }
      const result = await run(readCall)
      const isHealed = await healStore(session, result.body)
      return isHealed ? await run(readCall) : result
    } catch (error) {
      throw error instanceof AppError ? new FailedCall(error, session) : error
    }
  }

  return {
    methods,
    call,
    adopt: (schema) => documents.adopt(schema),
    capabilities,
    isReady: () => upstream.isReady(),
  }
}

interface RunDeps {
  integrationName: IntegrationName
  methods: Readonly<Record<string, Method>>
  upstream: Upstream
  documents: DocumentTable<Method>
}

/** Makes the function that runs calls once they are read: public ones through the cache, personal ones with the session. */
function createRuns(deps: RunDeps, settings: IntegrationSettings) {
  const { integrationName: integration, methods, upstream, documents } = deps
  const { state, cache, cookies, onRenewal = () => undefined, upstreamTimeoutMs, orderTimeoutMs } = settings
  const once = createOnce(state.memory)
  /** Before it is known, nothing is left out of documents. */
  const schemaSoon = async () => (documents.schema ? undefined : settings.schemaSoon?.())
  const forgetSettings = atMostEvery(SETTINGS_PURGE_MS, () => cache.purge(['store']))
  const callPublic = createPublicCalls({ upstream, documents, cache, schemaSoon })
  const callPersonal = createPersonalCalls({
    upstream,
    documents,
    methods,
    merges: createMerges(state.memory),
    renewals: createRenewals({ once, upstream, documents, onRenewal }),
    readCustomCall: createCustomCalls(methods),
    orderTimeoutMs,
    placeOrder: createOrderPlacing({
      once,
      memory: state.memory,
      upstream,
      documents,
      patienceMs: upstreamTimeoutMs,
      orderTimeoutMs,
    }),
  })
  return async (call: PersonalCall & { maxAge?: number | undefined }): Promise<CallResult> => {
    const { name, method, variables, session, signal, maxAge, admit } = call
    if (method.access === 'personal') {
      await schemaSoon()
      const body = await callPersonal(call).catch(async (error: unknown) => {
        if (error instanceof AppError && error.code === 'GUEST_NOT_ALLOWED') await forgetSettings()
        throw error
      })
      if (method.leadsTo) checkProviderAddress(body, method.leadsTo, settings.paypalOrigins)
      return { body: cookies.httpOnly ? withoutTokens(method.effect, body) : body, session }
    }
    const tags = [...(method.tags ?? []), ...(method.tagsOf?.(variables) ?? [])]
    const publicCall = { integration, name, tags, variables, session, signal, maxAge, admit }
    return { ...(await callPublic(publicCall)), session }
  }
}

/** A call that failed, with the session whose changed cookies still have to be sent. */
export class FailedCall extends Error {
  readonly error: AppError
  readonly session: Session

  constructor(error: AppError, session: Session) {
    super(error.message, { cause: error })
    this.error = error
    this.session = session
  }
}

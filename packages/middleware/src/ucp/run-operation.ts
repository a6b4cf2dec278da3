// Runs an operation for a platform, whatever the transport: profile, negotiation, input, store view, key, answer.
import { AppError } from '../errors.ts'
import type { Integration } from '../integrations/commerce/integration.ts'
import type { Admit } from '../integrations/commerce/personal-call.ts'
import { capabilityTable } from './capabilities.ts'
import { notFound, ProtocolError, Unsuccessful } from './failure.ts'
import { homeFitName } from './home-fit.ts'
import type { Answer, Idempotent } from './idempotency.ts'
import { negotiate, requireCapability, responseMetadata } from './negotiation.ts'
import type { Operation, OperationCall } from './operation.ts'
import { offeredCapabilities, OPERATIONS } from './operations.ts'
import type { PlatformProfiles } from './platform-profiles.ts'
import { asProtocolError, BackEndError, CartGone, shopCall, unexplained } from './shop-call.ts'
import type { Sessions } from './sessions.ts'
import { chooseView, preferenceOf, shopViews, type ShopView } from './shop-views.ts'

export interface OperationRequest {
  operation: Operation
  /** Address of the platform's profile, as the platform names it. */
  profile: unknown
  id: string
  input: unknown
  /** The one that the caller's headers prefer. */
  language: string | undefined
  idempotencyKey: string | undefined
  /** The caller's, as reported by trusted proxies. */
  address: string | undefined
  /** Counts a call of a group against the address. */
  admit: Admit
  /** Counts a call that makes something against the platform. */
  admitPlatform: (platform: string) => Promise<void>
}

export interface RunnerDeps {
  integration: Integration
  profiles: PlatformProfiles
  publicUrl: string
  idempotent: Idempotent
  sessions: Sessions
}

export type RunOperation = (request: OperationRequest) => Promise<Answer>

/** @throws ProtocolError; all else becomes an answer */
export function createRunner({
  integration,
  profiles,
  publicUrl,
  idempotent,
  sessions,
}: RunnerDeps): RunOperation {
  const table = capabilityTable(publicUrl)
  const ownName = homeFitName(publicUrl)
  return async (request) => {
    const { operation, id, idempotencyKey } = request
    const { platform, profile } = await profiles.of(request.profile, request).catch(rethrow)
    const offered = offeredCapabilities(await integration.capabilities(), table)
    const negotiated = negotiate(profile, offered, table)
    const homeFit = ownName !== undefined && negotiated.has(ownName) ? ownName : undefined
    const input = parseInput(operation, request.input)
    const perform = async (operation: Operation, { id, input }: Performed): Promise<Answer> => {
      try {
        requireCapability(negotiated, operation.capability, publicUrl)
        const admitCart = () => request.admitPlatform(platform)
        if (operation.createdStatus) await admitCart()
        const views = await shopViews(integration, publicUrl)
        const callIn = (view: ShopView) => shopCall({ ...request, integration, view })
        const view = chooseView(views, preferenceOf(input, request.language))
        const call: OperationCall<unknown> = {
          sessions,
          platform,
          input,
          id,
          view,
          views,
          callIn,
          admitCart,
          negotiated,
          homeFit,
        }
        const result = await operation.run(call as OperationCall<never>).catch((error: unknown) => {
          throw error instanceof CartGone ? notFound('either', view) : error
        })
        const ucp = responseMetadata(negotiated, operation.capability, table)
        return { status: operation.createdStatus ?? 200, body: { ucp, ...result } }
      } catch (error) {
        return answerOf(error)
      }
    }
    const run = () => perform(operation, { id, input })
    if (idempotencyKey === undefined || !operation.idempotency) return run()
    const read = (id: string) => perform(readOf(operation), { id, input: {} })
    const named = { platform, operation: operation.tool, key: idempotencyKey }
    return idempotent({ ...named, request: { id, input: request.input } }, { run, read })
  }
}

interface Performed {
  id: string
  /** Parsed. */
  input: unknown
}

/** What answers the resource that an operation makes or changes. */
function readOf({ path }: Operation): Operation {
  const [, collection] = path.split('/')
  const read = OPERATIONS.find((it) => it.verb === 'get' && it.path === `/${collection}/:id`)
  if (!read) throw new Error(`${path} has nothing that reads it`)
  return read
}

/** @throws what is no answer */
function answerOf(error: unknown): Answer {
  if (error instanceof Unsuccessful) return { status: 200, body: error.body }
  if (error instanceof BackEndError) throw unexplained(error)
  return rethrow(error)
}

function rethrow(error: unknown): never {
  throw (error instanceof AppError && asProtocolError(error)) || error
}

function parseInput(operation: Operation, input: unknown): unknown {
  const result = operation.input.safeParse(input ?? {})
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = issue?.path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
  throw new ProtocolError('invalid_request', `$${path}: ${issue?.message}`)
}

// GraphQL over HTTP: yoga with this shop's schema, context, limits and wire format.
import { GraphQLError, OperationTypeNode, parse } from 'graphql'
import type { DocumentNode } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Plugin } from 'graphql-yoga'
import type { Logger } from 'pino'
import { createContext } from '../context.ts'
import type { Services } from '../context.ts'
import { bearerToken } from '../customer/session.ts'
import type { Session } from '../customer/session.ts'
import { customerOfToken } from '../customer/tokens.ts'
import { isStorageFailure } from '../db/storage-failure.ts'
import { userError } from '../user-errors/user-error.ts'
import { storeViewOf } from '../shop.ts'
import type { StoreView } from '../shop.ts'
import { errorOf, isGraphqlError } from './error.ts'
import { LIMITS, limitRule } from './limits.ts'
import { filteringSchema } from './schema.ts'
import { toWire, withStatus } from './result.ts'

export interface HandlerOptions {
  services: Services
  logger: Logger
  isDevelopment: boolean
  /** Further plugins, e.g. one that measures. */
  plugins: readonly Plugin[]
  /** Origin for picture addresses when the configuration names none. */
  originOf: (request: Request) => string
}

export const GRAPHQL_PATH = '/graphql'

export function createGraphqlHandler(options: HandlerOptions) {
  const { services, logger, isDevelopment, originOf, plugins } = options
  const sessions = new WeakMap<Request, Session>()
  const schemaOf = filteringSchema()
  const yoga = createYoga<{ address: string }>({
    schema: () => schemaOf(services.shop.attributes),
    graphqlEndpoint: GRAPHQL_PATH,
    graphiql: isDevelopment,
    landingPage: false,
    logging: false,
    cors: false,
    batching: false,
    maskedErrors: { maskError: (error) => maskError(error, logger) },
    plugins: [...plugins, limitsPlugin, headersPlugin(services, sessions), wirePlugin(services)],
    context: ({ request, address }: { request: Request; address: string }) =>
      createContext(services, {
        view: viewOf(request, services) as StoreView,
        mediaUrl: `${originOf(request)}/media`,
        session: sessions.get(request),
        address,
        captchaAnswer: request.headers.get('x-recaptcha') ?? undefined,
      }),
  })
  return (request: Request, address: string): Promise<Response> | Response => yoga.fetch(request, { address })
}

function viewOf(request: Request, { shop }: Services): StoreView | undefined {
  return storeViewOf(shop, request.headers.get('store'))
}

/** Expected failures pass; anything else is logged with its cause and goes out without it. */
function maskError(error: unknown, logger: Logger): Error {
  const cause = errorOf(error)
  if (isGraphqlError(error) && !cause) return error
  logger.error({ err: cause }, 'unexpected error')
  const { nodes, path } = isGraphqlError(error) ? error : {}
  const { message, extensions } = isStorageFailure(cause)
    ? userError('CANNOT_WRITE')
    : new GraphQLError('Internal server error')
  return new GraphQLError(message, { extensions, ...(nodes ? { nodes } : {}), ...(path ? { path } : {}) })
}

const limitsPlugin: Plugin = {
  onParse({ setParseFn }) {
    setParseFn(parseBounded)
    return ({ result, context }) => {
      const isMutation = !(result instanceof Error) && hasMutation(result as DocumentNode)
      if (isMutation && context.request.method === 'GET')
        throw withStatus(userError('MUTATION_OVER_GET'), 400)
    }
  },
  onValidate({ addValidationRule }) {
    addValidationRule(limitRule)
  },
}

/** The parser calls itself for each level, so that some thousand levels, within the limit of tokens, exhaust its stack. */
function parseBounded(source: string): DocumentNode {
  try {
    return parse(source, { maxLexicalTokens: LIMITS.tokens })
  } catch (error) {
    throw error instanceof RangeError
      ? new GraphQLError('Syntax Error: The document is nested too deeply.')
      : error
  }
}

function hasMutation(document: DocumentNode): boolean {
  return document.definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' && definition.operation === OperationTypeNode.MUTATION,
  )
}

/** The store view and currency a request names must exist, and its token must be valid. */
function headersPlugin(services: Services, sessions: WeakMap<Request, Session>): Plugin {
  return {
    async onParams({ request, setResult }) {
      const view = viewOf(request, services)
      const currency = request.headers.get('content-currency')
      const token = bearerToken(request.headers)
      const customerId = token === undefined ? undefined : await customerOfToken(services.db, token)
      if (!view) setResult({ errors: [withStatus(userError('INVALID_STORE'), 400)] })
      else if (currency && currency !== view.currency) {
        setResult({ errors: [withStatus(userError('INVALID_CURRENCY'), 400)] })
      } else if (token !== undefined && customerId === undefined)
        setResult({ errors: [userError('BAD_TOKEN')] })
      else if (token !== undefined && customerId !== undefined) sessions.set(request, { customerId, token })
    },
  }
}

function wirePlugin(services: Services): Plugin {
  return {
    onResultProcess(event) {
      const { request, result } = event
      if (Array.isArray(result) || Symbol.asyncIterator in result) return
      event.setResultProcessor((_, fetchApi) => {
        const { status, body } = toWire(result, viewOf(request, services)?.language ?? 'en')
        const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
        return new fetchApi.Response(body, { status, headers })
      }, 'application/json')
    },
  }
}

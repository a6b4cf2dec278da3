// The client: `client.magento.<method>(...)` for every row of the middleware's method table.
import type { ArgumentsOf, DataOf, Integrations } from '@loftwood/middleware/contract'
import { ClientError, type GraphQLErrorBody } from './client-error.ts'
import { readAnswer, readError, send, type WireOptions } from './wire.ts'

/** The methods of one integration; each resolves to the `data` of its GraphQL operation. */
export type MethodsOf<Table> = {
  readonly [Name in keyof Table]: (...args: ArgumentsOf<Table[Name]>) => Promise<DataOf<Table[Name]>>
}

/** All integrations of the middleware. */
export type Client = { readonly [Name in keyof Integrations]: MethodsOf<Integrations[Name]> }

/**
 * Makes a client. Cookies travel by themselves in browsers; elsewhere pass `cookies`.
 * Methods reject with ClientError.
 */
export function createClient(options: WireOptions): Client {
  return byName((integration) =>
    byName(
      (method) =>
        (...args: unknown[]) =>
          call(options, { integration, method, args }),
    ),
  ) as unknown as Client
}

async function call(options: WireOptions, request: { integration: string; method: string; args: unknown[] }) {
  const response = await send(options, request)
  if (!response.ok) throw await readError(response)
  const { data, errors } = await readAnswer<{ data?: unknown; errors?: GraphQLErrorBody[] }>(response)
  if (!errors?.length) return data
  throw new ClientError(errors.map((error) => error.message).join(', '), {
    code: 'GRAPHQL_ERROR',
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
    errors,
    data,
  })
}

/** An object with every property; except `then`, so that awaiting it by mistake does nothing. */
function byName<T>(make: (name: string) => T): Record<string, T> {
  return new Proxy<Record<string, T>>(
    {},
    {
      get: (made, name) =>
        typeof name === 'string' && name !== 'then' ? (made[name] ??= make(name)) : undefined,
    },
  )
}

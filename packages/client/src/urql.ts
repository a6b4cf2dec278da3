// The urql exchange: sends each operation by its name through the middleware's wire, in place of fetchExchange.
import {
  composeExchanges,
  fetchExchange,
  getOperationName,
  makeOperation,
  mapExchange,
  type Exchange,
} from '@urql/core'
import type { ClientError } from './client-error.ts'
import { readError, send, type WireOptions } from './wire.ts'

/**
 * The last exchange of an urql client. An operation named `products` becomes the call `magento/products` with
 * `[variables]`. What the middleware refuses arrives as a CombinedError whose `graphQLErrors[0].extensions` hold
 * `code`, `status` and `requestId`; without a response, `networkError` is a ClientError. Headers that the middleware
 * takes among the arguments (a captcha's answer as `X-ReCaptcha`) stand as `customHeaders` in the operation's context.
 */
export function middlewareExchange(options: WireOptions & { integration?: string }): Exchange {
  const { integration = 'magento' } = options
  const onOperation = mapExchange({
    onOperation(operation) {
      const { customHeaders } = operation.context as { customHeaders?: Record<string, string> }
      const call = {
        integration,
        method: getOperationName(operation.query) ?? '',
        args: customHeaders ? [operation.variables, customHeaders] : [operation.variables],
      }
      return makeOperation(operation.kind, operation, {
        ...operation.context,
        url: options.url,
        preferGetMethod: false,
        fetch: async (_url, init) => graphQLAnswer(await send(options, { ...call, signal: init?.signal })),
      })
    },
  })
  return composeExchanges([onOperation, fetchExchange])
}

/** Turns an error body into the errors of a GraphQL result; successful responses pass through. */
async function graphQLAnswer(response: Response): Promise<Response> {
  if (response.ok) return response
  const { message, ...error }: ClientError = await readError(response)
  const extensions = { code: error.code, status: error.status, requestId: error.requestId, data: error.data }
  return Response.json({ errors: [{ message, extensions }] })
}

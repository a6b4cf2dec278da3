// The example call of every method, as the API reference has it.

export interface ExampleCall {
  /** e.g. `/magento/cart` */
  path: string
  /** The wire's array. */
  args: unknown[]
}

/** Methods of what the embedded back end has none of: compare lists, Braintree, saved cards and PayPal. */
export const ONLY_MAGENTO = [
  'addProductsToCompareList',
  'compareList',
  'createBraintreeClientToken',
  'createCompareList',
  'createPaypalExpressToken',
  'customerPaymentTokens',
  'deletePaymentToken',
  'removeProductsFromCompareList',
]

/** Supported, but of what it asks for the embedded back end has none. */
export const MAGENTO_SETTINGS = ['braintreeConfig']

interface Description {
  paths: Record<
    string,
    { post?: { requestBody?: { content: { 'application/json': { example?: unknown[] } } } } }
  >
}

/** Reads them from a running middleware. */
export async function exampleCalls(middlewareUrl: string): Promise<ExampleCall[]> {
  const { paths } = (await (await fetch(`${middlewareUrl}/openapi.json`)).json()) as Description
  return Object.entries(paths).flatMap(([path, { post }]) => {
    const example = post?.requestBody?.content['application/json'].example
    return /^\/(magento|algolia)\//.test(path) ? [{ path, args: example ?? [] }] : []
  })
}

/** Sends one, e.g. with the `fetch` of a session. */
export function sendExample(
  middlewareUrl: string,
  { path, args }: ExampleCall,
  ask = fetch,
): Promise<Response> {
  return ask(`${middlewareUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
  })
}

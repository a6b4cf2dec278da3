/**
 * A back end that knows what a plain Magento knows and nothing of this shop's own: the embedded back end behind a
 * schema made of the facts of a real Magento. What that Magento would refuse, this refuses in the same words.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { magentoSchema } from '@loftwood/middleware/testing'
import { graphql, parse, validate } from 'graphql'
import { createBraintree } from './magento-payments/braintree.ts'
import { createPaymentLayer, type Operation, type PaymentPart } from './magento-payments/layer.ts'

export interface PlainMagento {
  graphqlUrl: string
  /** Messages of everything it refused. */
  userErrors: string[]
  stop: () => Promise<void>
}

interface Options {
  /** Whether the answer to this operation is lost after the work is done. */
  isLost?: (operation: Operation) => boolean
}

/**
 * @param commerceUrl origin of the embedded back end that does the work
 * @param payments its payment modules besides the methods of the embedded back end; every Magento has Braintree's, switched off
 */
export async function startPlainMagento(
  commerceUrl: string,
  payments: readonly PaymentPart[] = [createBraintree()],
  { isLost = () => false }: Options = {},
): Promise<PlainMagento> {
  const schema = magentoSchema('2.4.8-p1')
  const pay = createPaymentLayer(payments, schema)
  const userErrors: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const operation = await readOperation(request)
    const isIntrospection = /\b__schema\b/.test(operation.query)
    const errors = validate(schema, parse(operation.query)).map(({ message }) => ({ message }))
    userErrors.push(...errors.map(({ message }) => message))
    response.setHeader('content-type', 'application/json')
    if (errors.length > 0) response.end(JSON.stringify({ errors }))
    else if (isIntrospection) response.end(JSON.stringify(await graphql({ schema, source: operation.query })))
    else {
      const isCustomer = request.headers.authorization !== undefined
      const answered = await pay(operation, isCustomer, (each) => forward(each, request))
      if (isLost(operation)) response.destroy()
      else response.end(JSON.stringify(answered))
    }
  }

  async function forward(operation: Operation, request: IncomingMessage): Promise<Record<string, unknown>> {
    const headers = new Headers({ 'content-type': 'application/json' })
    for (const name of ['store', 'content-currency', 'authorization']) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const body = JSON.stringify(operation)
    const result = await fetch(`${commerceUrl}/graphql`, { method: 'POST', headers, body })
    return (await result.json()) as Record<string, unknown>
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    graphqlUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    userErrors,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}

async function readOperation(request: IncomingMessage): Promise<Operation> {
  if (request.method === 'GET') {
    const parameters = new URL(request.url ?? '', 'http://localhost').searchParams
    return {
      query: parameters.get('query') ?? '',
      variables: JSON.parse(parameters.get('variables') ?? '{}') as Record<string, unknown>,
    }
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Operation
}

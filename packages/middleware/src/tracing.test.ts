// Spans, as a collector receives them from a process of its own.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startStubUpstream } from './testing/index.ts'

interface Span {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
}
interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

const exported: Export[] = []
const collector = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    exported.push(JSON.parse(Buffer.concat(chunks).toString()) as Export)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
const stub = await startStubUpstream({ products: { data: { products: null } } })

afterAll(async () => {
  collector.close()
  await stub.stop()
})

test('a request, and its call to the back end, are spans of the caller’s trace', async () => {
  const child = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      COMMERCE_GRAPHQL_URL: stub.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    },
  })
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      const [, found] = /"url":"([^"]+)"/.exec(text.toString()) ?? []
      if (found) resolve(found)
    })
  })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  expect((await fetch(`${url}/magento/products`, { headers })).status).toBe(200)
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))

  const resources = exported.flatMap(({ resourceSpans }) => resourceSpans)
  const spans = resources
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
    .filter((span) => span.traceId === traceId)
  const [server, upstream] = [2, 3].map((kind) => spans.find((span) => span.kind === kind))
  expect(server).toMatchObject({ name: 'GET magento/products', parentSpanId: 'b7ad6b7169203331' })
  expect(upstream?.parentSpanId).toBe(server?.spanId)
  expect(resources[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'loftwood-middleware' },
  })
  const [sent] = stub.requests.filter(({ operationName }) => operationName === 'products')
  expect(sent?.headers['traceparent']).toBe(`00-${traceId}-${upstream?.spanId}-01`)
})

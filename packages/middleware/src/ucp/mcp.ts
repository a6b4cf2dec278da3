// The operations as tools of the Model Context Protocol: streamable HTTP, stateless, one JSON body for each request.
import type { Request, Response } from 'express'
import { z } from 'zod'
import type * as SdkModule from '@modelcontextprotocol/server'
import { ProtocolError } from './failure.ts'
import type { Answer } from './idempotency.ts'
import type { Operation } from './operation.ts'
import { describeTool, type ShopTools } from './shop-tools/shop-tool.ts'
import { UCP_VERSION } from './version.ts'

type Sdk = typeof SdkModule

/** Runs a tool with its arguments. @throws ProtocolError */
export type RunTool = (operation: Operation, args: ToolArguments) => Promise<Answer>

export interface ToolArguments {
  profile: unknown
  idempotencyKey: string | undefined
  id: string
  input: unknown
}

const message = z.looseObject({
  id: z.union([z.string(), z.number()]),
  method: z.literal('tools/call'),
  params: z.looseObject({ name: z.string(), arguments: z.looseObject({}).optional() }),
})

const meta = z.looseObject({
  'ucp-agent': z.looseObject({ profile: z.unknown() }).optional(),
  'idempotency-key': z.string().optional(),
})

interface McpDeps {
  /** The tools that this back end can serve. */
  operations: () => Promise<readonly Operation[]>
  runTool: RunTool
  /** What the shop has beside the protocol. */
  own: ShopTools
}

/**
 * Handles one parsed request. A tool runs before the SDK sees its call, because the SDK answers every error with status 200,
 * and the protocol demands the error's own. @throws ProtocolError
 */
export async function handleMcp(request: Request, response: Response, deps: McpDeps): Promise<void> {
  const body: unknown = request.body
  // The shop has nothing to announce, and a stream would occupy a connection.
  if ((body as { method?: unknown } | undefined)?.method === 'subscriptions/listen')
    return sendRpcError(response, new ProtocolError('invalid_request', 'There are no subscriptions'), body)
  const operations = await deps.operations()
  const call = message.safeParse(body)
  const tools = await deps.own.tools()
  const tool = call.success && tools.find(({ name }) => name === call.data.params.name)
  const operation = call.success && operations.find(({ tool }) => tool === call.data.params.name)
  let answer: Answer | undefined
  if (call.success && (tool || operation)) {
    const args = call.data.params.arguments ?? {}
    try {
      if (tool) answer = { status: 200, body: await deps.own.run(tool, args) }
      else if (operation) answer = await deps.runTool(operation, argumentsOf(operation, args))
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error
      return sendRpcError(response, error, body)
    }
  }
  // Loaded with the first call: most shops' processes never need it.
  const sdk = await import('@modelcontextprotocol/server')
  const listed = [...operations.map(toolOf), ...tools.map(describeTool)]
  const make = () => toolServer(sdk, listed, answer)
  const reply = await exchange(sdk, make, { request: asFetchRequest(request), parsedBody: body })
  response.status(reply.status)
  for (const [name, value] of reply.headers) response.setHeader(name, value)
  response.end(Buffer.from(await reply.arrayBuffer()))
}

/** Clients of before 2026 begin with a handshake; both kinds are served by a server of their own for each request. */
async function exchange(
  { isLegacyRequest, createMcpHandler, WebStandardStreamableHTTPServerTransport }: Sdk,
  make: () => SdkModule.Server,
  { request, parsedBody }: { request: globalThis.Request; parsedBody: unknown },
): Promise<globalThis.Response> {
  if (!(await isLegacyRequest(request, parsedBody)))
    return createMcpHandler(make, { legacy: 'reject' }).fetch(request, { parsedBody })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await make().connect(transport)
  return transport.handleRequest(request, { parsedBody })
}

function toolServer({ Server }: Sdk, tools: SdkModule.Tool[], answer: Answer | undefined) {
  const server = new Server({ name: 'shop', version: UCP_VERSION }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/list', async () => ({ tools }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    if (!answer) throw Object.assign(new Error(`There is no tool ${params.name}`), { code: -32_602 })
    const structuredContent = answer.body as Record<string, unknown>
    return {
      structuredContent,
      content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
    } satisfies SdkModule.CallToolResult
  })
  return server
}

/** The SDK's classes take requests of the web platform. */
function asFetchRequest(request: Request): globalThis.Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, [value].flat().join(', '))
  const hasBody = request.method === 'POST'
  return new globalThis.Request(`http://shop${request.originalUrl}`, {
    method: request.method,
    headers,
    ...(hasBody && { body: JSON.stringify(request.body ?? null) }),
  })
}

/** @throws ProtocolError */
function argumentsOf(operation: Operation, args: Record<string, unknown>): ToolArguments {
  const { argument, idempotency, path } = operation
  const invalid = (why: string) => new ProtocolError('invalid_request', why)
  const about = meta.safeParse(args['meta'])
  if (!about.success) throw new ProtocolError('invalid_profile_url', 'meta["ucp-agent"].profile is missing')
  const idempotencyKey = about.data['idempotency-key']
  if (idempotency === 'required' && idempotencyKey === undefined)
    throw invalid('meta["idempotency-key"] is required')
  const { id } = args
  const isNamed = path.includes(':id')
  if (isNamed && (typeof id !== 'string' || id === '')) throw invalid('id is required')
  if (argument && (typeof args[argument] !== 'object' || args[argument] === null))
    throw invalid(`${argument} is required`)
  return {
    profile: about.data['ucp-agent']?.profile,
    idempotencyKey,
    id: isNamed ? String(id) : '',
    input: argument ? args[argument] : {},
  }
}

const OUTPUT = {
  type: 'object' as const,
  properties: { ucp: { type: 'object' as const } },
  required: ['ucp'],
}

function toolOf({ tool, description, argument, input, path, verb, idempotency }: Operation): SdkModule.Tool {
  const about = z.toJSONSchema(meta, { io: 'input' })
  const required = idempotency === 'required' ? ['ucp-agent', 'idempotency-key'] : ['ucp-agent']
  const { $schema: _, ...payload } = z.toJSONSchema(input, { io: 'input' })
  const isNamed = path.includes(':id')
  return {
    name: tool,
    description,
    inputSchema: {
      type: 'object' as const,
      properties: {
        meta: { type: 'object', properties: about.properties, required },
        ...(isNamed && { id: { type: 'string' } }),
        ...(argument && { [argument]: payload }),
      } as NonNullable<SdkModule.Tool['inputSchema']['properties']>,
      required: ['meta', ...(isNamed ? ['id'] : []), ...(argument ? [argument] : [])],
    },
    outputSchema: OUTPUT,
    annotations: { readOnlyHint: verb === 'get' || argument === 'catalog' },
  }
}

function sendRpcError(response: Response, error: ProtocolError, body: unknown): void {
  const { id = null } = (body ?? {}) as { id?: unknown }
  if (error.retryAfterSeconds !== undefined)
    response.setHeader('retry-after', String(error.retryAfterSeconds))
  response.status(error.status).json({
    jsonrpc: '2.0',
    id,
    error: { code: error.rpcCode, message: error.message, data: error.body },
  })
}

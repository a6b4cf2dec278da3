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
 * Handles one parsed POST. A tool runs inside the SDK, after its checks of the request; its error is sent here, because the
 * SDK answers every error with status 200, and the protocol demands the error's own.
 */
export async function handleMcp(request: Request, response: Response, deps: McpDeps): Promise<void> {
  const body: unknown = request.body
  const refuse = (why: string) => sendRpcError(response, new ProtocolError('invalid_request', why), body)
  // The shop has nothing to announce, and a stream would occupy a connection.
  if ((body as { method?: unknown } | undefined)?.method === 'subscriptions/listen')
    return refuse('There are no subscriptions')
  // The limits count requests.
  if (Array.isArray(body)) return refuse('A request has one message')
  const [operations, tools] = await Promise.all([deps.operations(), deps.own.tools()])
  let failure: { error: unknown } | undefined
  const call: CallTool = async (name, args) => {
    const tool = tools.find((it) => it.name === name)
    const operation = operations.find((it) => it.tool === name)
    try {
      if (tool) return await deps.own.run(tool, args)
      if (operation) return (await deps.runTool(operation, argumentsOf(operation, args))).body
    } catch (error) {
      failure = { error }
      throw error
    }
    throw Object.assign(new Error(`There is no tool ${name}`), { code: -32_602 })
  }
  // Loaded with the first call: most shops' processes never need it.
  const sdk = await import('@modelcontextprotocol/server')
  const listed = [...operations.map(toolOf), ...tools.map(describeTool)]
  const make = () => toolServer(sdk, listed, call)
  const reply = await exchange(sdk, make, { request: asFetchRequest(request), parsedBody: body })
  const text = Buffer.from(await reply.arrayBuffer())
  if (failure?.error instanceof ProtocolError) return sendRpcError(response, failure.error, body)
  if (failure) throw failure.error
  response.status(reply.status)
  for (const [name, value] of reply.headers) response.setHeader(name, value)
  response.end(text)
}

type CallTool = (name: string, args: Record<string, unknown>) => Promise<object>

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

function toolServer({ Server }: Sdk, tools: SdkModule.Tool[], call: CallTool) {
  const server = new Server({ name: 'shop', version: UCP_VERSION }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/list', async () => ({ tools }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const structuredContent = (await call(params.name, params.arguments ?? {})) as Record<string, unknown>
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
  const body = JSON.stringify(request.body ?? null)
  return new globalThis.Request(`http://shop${request.originalUrl}`, { method: 'POST', headers, body })
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

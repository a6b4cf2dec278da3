// A platform's agent: REST and the official MCP client, with every answer checked against the protocol's schemas.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { ucpErrors, type UcpAnswer } from '@loftwood/middleware/testing'
import { expect } from 'vitest'

// oxlint-disable-next-line typescript/no-explicit-any -- answers are checked by their schemas
export type Json = any

export interface AgentAnswer {
  status: number
  headers: Headers
  body: Json
}

interface Sending {
  /** The schema of the answer; none where a test looks at the answer itself. */
  is?: UcpAnswer
  verb?: string
  headers?: Record<string, string>
}

/** @param profile address of the platform's profile */
export function restAgent(shopUrl: string, profile: string) {
  return async (path: string, body?: unknown, { is, verb, headers }: Sending = {}): Promise<AgentAnswer> => {
    const response = await fetch(`${shopUrl}/ucp${path}`, {
      method: verb ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'ucp-agent': `profile="${profile}"`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const answer = { status: response.status, headers: response.headers, body: await response.json() }
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    if (is) expect(ucpErrors(is, answer.body), JSON.stringify(answer.body).slice(0, 2_000)).toEqual([])
    return answer
  }
}

/** Calls tools; the answer is checked against its schema, and its text must say the same. */
export async function mcpAgent(shopUrl: string, profile: string) {
  const client = new Client({ name: 'agent', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${shopUrl}/ucp/mcp`)))
  return {
    client,
    async call(name: string, args: Record<string, unknown>, is?: UcpAnswer): Promise<Json> {
      const { meta = {}, ...others } = args
      const all = { meta: { 'ucp-agent': { profile }, ...(meta as object) }, ...others }
      const result = await client.callTool({ name, arguments: all })
      const [content] = result.content
      expect(JSON.parse(content?.type === 'text' ? content.text : '')).toEqual(result.structuredContent)
      if (is) expect(ucpErrors(is, result.structuredContent)).toEqual([])
      return result.structuredContent
    },
  }
}

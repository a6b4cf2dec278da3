// Tools of the shop's own beside the protocol's: what only this shop can tell an agent. They need no profile of a platform.
import type { Request, Response } from 'express'
import { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import type { Integration } from '../../integrations/commerce/integration.ts'
import { context } from '../catalog-inputs.ts'
import { ProtocolError } from '../failure.ts'
import {
  asProtocolError,
  BackEndError,
  shopCall,
  unexplained,
  type MethodName,
  type ShopCall,
} from '../shop-call.ts'
import { chooseView, preferenceOf, shopViews, type ShopView } from '../shop-views.ts'

/** Other than in the protocol's own operations, which count cents. */
export const dollars = z.number().describe('In dollars')

export interface ToolCall {
  call: ShopCall
  /** In the language that the agent prefers. */
  view: ShopView
}

export interface ShopTool<Input = never, Output extends object = object> {
  name: string
  /** For a language model; its schemas say the units. */
  description: string
  /** Methods without which the back end has no such tool. */
  needs: readonly MethodName[]
  input: z.ZodType<Input>
  output: z.ZodType<Output>
  run: (input: Input, call: ToolCall) => Promise<Output>
}

interface Row<Input extends z.ZodObject, Output extends object> extends Omit<
  ShopTool<z.output<Input>, Output>,
  'input'
> {
  input: Input
}

/** A row of the table, with its types taken from its schemas. Every tool takes the language as the protocol's do. */
export const shopTool = <Input extends z.ZodObject, Output extends object>(
  row: Row<Input, Output>,
): ShopTool => ({ ...row, input: row.input.extend({ context }) }) as unknown as ShopTool

export interface ShopTools {
  tools: () => Promise<readonly ShopTool[]>
  /** @throws ProtocolError */
  run: (tool: ShopTool, input: unknown) => Promise<object>
}

interface Deps {
  integration: Integration
  rateLimits: RateLimits
  publicUrl: string
}

/** The tools of the table that the back end can serve, for one request. */
export function shopTools(table: readonly ShopTool[], { integration, rateLimits, publicUrl }: Deps) {
  return (request: Request, response: Response): ShopTools => ({
    async tools() {
      const { methods } = await integration.capabilities()
      return table.filter(({ needs }) => needs.every((name) => methods[name]?.supported === true))
    },
    async run(tool, input) {
      const preferred = preferenceOf(input, request.acceptsLanguages()[0])
      const view = chooseView(await shopViews(integration, publicUrl), preferred)
      const admit = async (group: Parameters<RateLimits>[0]) => rateLimits(group, request, response)
      return runShopTool(tool, input, {
        view,
        call: shopCall({ integration, view, address: request.ip, admit }),
      })
    },
  })
}

async function runShopTool(tool: ShopTool, input: unknown, call: ToolCall): Promise<object> {
  const parsed = tool.input.safeParse(input)
  if (!parsed.success) throw new ProtocolError('invalid_request', z.prettifyError(parsed.error))
  try {
    return await tool.run(parsed.data, call)
  } catch (error) {
    if (error instanceof BackEndError) throw unexplained(error)
    if (error instanceof AppError) throw asProtocolError(error) ?? error
    throw error
  }
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...own } = z.toJSONSchema(schema, { io })
  return own as { type: 'object'; [name: string]: unknown }
}

/** As `tools/list` has it. */
export const describeTool = ({ name, description, input, output }: ShopTool) => ({
  name,
  description,
  inputSchema: schemaOf(input, 'input'),
  outputSchema: schemaOf(output, 'output'),
  annotations: { readOnlyHint: true },
})

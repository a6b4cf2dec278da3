// The type of a row of the operations' table, and what an operation is run with.
import type { z } from 'zod'
import type { Negotiated } from './negotiation.ts'
import type { MethodName, ShopCall } from './shop-call.ts'
import type { Sessions } from './sessions.ts'
import type { ShopView } from './shop-views.ts'

export interface OperationCall<Input> {
  sessions: Sessions
  /** Whose agent calls: the origin of its profile. */
  platform: string
  input: Input
  /** Of the resource, for operations on one. */
  id: string
  /** The view that the agent prefers. */
  view: ShopView
  views: readonly ShopView[]
  /** Calls of a view. */
  callIn: (view: ShopView) => ShopCall
  /** Counts a cart of the back end against the platform; what creates something is counted already. */
  admitCart: () => Promise<void>
  negotiated: Negotiated
  /** The name under which products say what a home needs; undefined where that is not negotiated. */
  homeFit: string | undefined
}

/** One operation, for REST and MCP alike. */
export interface Operation<Input = never> {
  /** The name of the MCP tool. */
  tool: string
  /** What the tool does, for a language model. */
  description: string
  verb: 'get' | 'post' | 'put'
  /** Below the endpoint; `:id` names the resource. */
  path: string
  /** The status of a success where it is not 200. */
  createdStatus?: 201
  capability: string
  /** Methods without which the capability is not offered. */
  needs: readonly MethodName[]
  /** The argument of the tool that holds what REST has in its body; none without a body. */
  argument?: 'catalog' | 'cart' | 'checkout'
  input: z.ZodType<Input>
  /** Whether a key makes it run once; for tools such a key may be required. */
  idempotency?: 'optional' | 'required'
  run: (call: OperationCall<Input>) => Promise<object>
}

/** A row, with the input's type taken from its schema. */
export const operation = <Input>(row: Operation<Input>): Operation => row as unknown as Operation

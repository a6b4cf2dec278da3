// The type of a row of the method table, and the forms of its arguments.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { publicReads } from '@loftwood/graphql-types/public-reads'
import { z } from 'zod'
import type { RateLimitGroup } from '../../../rate-limit-groups.ts'

/** How the first wire argument becomes the document's variables. */
export type ArgumentStyle = 'none' | 'variables' | 'input' | 'position'

/** The arguments of one method: their schema in terms of the document's variables, and how they travel. */
export interface MethodArguments<Variables, Args extends unknown[]> {
  style: ArgumentStyle
  /** The variable that a bare first argument fills (`input` and `position`). */
  variable?: string
  /** Another name the existing SDK has for that variable. */
  alias?: string
  schema: z.ZodType<Variables>
  /** Type only: what a caller of the typed client passes. */
  readonly args?: Args
}

/** The variable of the cart id, and what to do when neither caller nor cookie has one. */
export interface CartRule {
  path: readonly [string] | readonly [string, string]
  whenMissing: 'create' | 'empty' | 'fail'
}

/**
 * How a call changes the session: the cart or the guest of the response becomes the session's
 * (`adopts-cart`, `adopts-guest`), so does the cart others are merged into, and their changes wait (`merges-carts`),
 * the cart is ordered (`closes-cart`), a customer comes (`signs-in`, or `signs-in-again` by the remember-me token), goes
 * (`signs-out`, `ends-account`), is remembered beyond the token's life (`remembers`) or no longer (`forgets`); a new
 * password ends the remembering, so it begins anew (`changes-password`).
 */
export type Effect =
  | 'adopts-cart'
  | 'merges-carts'
  | 'adopts-guest'
  | 'closes-cart'
  | 'signs-in'
  | 'signs-in-again'
  | 'signs-out'
  | 'ends-account'
  | 'remembers'
  | 'forgets'
  | 'changes-password'

export interface Method<Data = unknown, Args extends unknown[] = unknown[]> {
  /** `read` may also be called with GET; derived from the document. */
  kind: 'read' | 'write'
  /** `public` responses, by `@public` in the operation's file, are the same for all visitors of a store and cached; `personal` ones never are. */
  access: 'public' | 'personal'
  document: TypedDocumentNode<Data, never>
  args: MethodArguments<unknown, Args>
  cart?: CartRule
  /** The variable of the guest wishlist's id, as `cart` is for the cart. */
  guest?: CartRule
  effect?: Effect
  limit?: RateLimitGroup
  /** Where in the answer's data the address is to which the shopper is sent: a payment provider's only. */
  leadsTo?: readonly string[]
  /** The document is the caller's own, in the argument of that name. */
  custom?: 'query' | 'mutation'
  /** Cache tags of public responses, besides the method's own name. */
  tags?: readonly string[]
  /** Tags by the call's variables, of what its response may lack. */
  tagsOf?: (variables: Record<string, unknown>) => readonly string[]
  /** The heading in the API reference. */
  group?: string
  /** One sentence for the API reference. */
  summary: string
  /** Arguments that work in the embedded shop. */
  example: Args
}

interface MethodRow<Data, Variables, Args extends unknown[]> {
  summary: string
  example: NoInfer<Args>
  document: TypedDocumentNode<Data, Variables>
  args: MethodArguments<NoInfer<Variables>, Args>
  cart?: CartRule
  guest?: CartRule
  effect?: Method['effect']
  limit?: RateLimitGroup
  leadsTo?: Method['leadsTo']
  custom?: Method['custom']
  tags?: readonly string[]
  tagsOf?: Method['tagsOf']
}

/** Makes a row; the compiler checks that the argument schema yields exactly the document's variables. */
export function method<Data, Variables, Args extends unknown[]>(
  row: MethodRow<Data, Variables, Args>,
): Method<Data, Args> {
  const operation = row.document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  return {
    ...row,
    kind: operation?.operation === 'query' ? 'read' : 'write',
    access: publicReads.has(operation?.name?.value ?? '') ? 'public' : 'personal',
    document: row.document as unknown as TypedDocumentNode<Data, never>,
  }
}

/** The methods of one domain, under one heading of the API reference. */
export function inGroup<Methods extends Record<string, object>>(group: string, methods: Methods): Methods {
  const rows = Object.entries(methods).map(([name, row]) => [name, { ...row, group }])
  return Object.fromEntries(rows) as Methods
}

// The casts below: for a schema that is a type parameter the compiler cannot work out what z.object yields, but each
// row of the table is checked against its document's variables.

/** A method without arguments. */
export function noArguments(): MethodArguments<Record<string, never>, []> {
  return { style: 'none', schema: z.object({}) }
}

/** The first argument is an object of the document's variables: `products({ search, pageSize })`. */
export function variables<Schema extends z.ZodObject>(
  schema: Schema,
): MethodArguments<z.output<Schema>, ArgumentOf<z.input<Schema>>> {
  return { style: 'variables', schema: schema as unknown as z.ZodType<z.output<Schema>> }
}

/** The first argument is the document's `$input`: `applyCouponToCart({ coupon_code })`. `{ input: {...} }` is accepted too. */
export function input<Schema extends z.ZodObject>(
  schema: Schema,
): MethodArguments<{ input: z.output<Schema> }, ArgumentOf<z.input<Schema>>> {
  const wrapped = z.object({ input: schema })
  return {
    style: 'input',
    variable: 'input',
    schema: wrapped as unknown as z.ZodType<{ input: z.output<Schema> }>,
  }
}

/** The first argument is one bare value: `route('/bunk-beds')`. `{ url: '/bunk-beds' }` is accepted too. */
export function position<Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  alias?: string,
): MethodArguments<Record<Name, z.output<Schema>>, ValueOf<z.input<Schema>>> {
  const wrapped = z.object({ [name]: schema })
  return {
    style: 'position',
    variable: name,
    ...(alias && { alias }),
    schema: wrapped as unknown as z.ZodType<Record<Name, z.output<Schema>>>,
  }
}

type ArgumentOf<Input> = Record<string, never> extends Input ? [variables?: Input] : [variables: Input]
type ValueOf<Input> = undefined extends Input ? [value?: Input] : [value: Input]

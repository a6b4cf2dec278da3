// An answer of which a part failed is a success without that part: its errors stand in the log, not in the answer.
import type { GraphQLAnswer, GraphQLError } from '../graphql-answer.ts'

/** How a Magento says that a part does not exist, e.g. one of several content blocks. */
const MISSING = 'graphql-no-such-entity'

export interface PartialAnswer {
  answer: {
    data: GraphQLAnswer['data']
    /** Where parts failed, as `products.items.0.related_products`. */
    extensions?: { failedParts: readonly string[] }
  }
  /** Errors of the parts that failed. Parts that do not exist are not among them. */
  failed: GraphQLError[]
}

interface PartialRules {
  /** Of reads: what does not exist is left out as well. */
  isRead: boolean
  /** The data alone says that the call has done its work. */
  isDone?: ((data: NonNullable<GraphQLAnswer['data']>) => boolean) | undefined
}

/** The answer without its errors, when each of them only made null of a part; undefined for all others. */
export function partialAnswer(
  { data, errors }: GraphQLAnswer,
  { isRead, isDone }: PartialRules,
): PartialAnswer | undefined {
  if (!data || !errors?.length) return undefined
  if (!isDone?.(data) && !errors.every((error) => isOfPart(error, data, isRead))) return undefined
  const failed = errors.filter((error) => !isMissing(error))
  const failedParts = failed.map(({ path = [] }) => path.join('.'))
  return { answer: { data, ...(failed.length > 0 && { extensions: { failedParts } }) }, failed }
}

/** Whether an error only made null of something below a root field. A code or category is a refusal of the call. */
function isOfPart(error: GraphQLError, data: Record<string, unknown>, isRead: boolean): boolean {
  const { path = [], extensions } = error
  const [root = ''] = path
  if (path.length < 2 || data[root] === null || at(data, path) !== null) return false
  if (extensions?.code !== undefined) return false
  return extensions?.category === undefined || (isRead && isMissing(error))
}

function isMissing({ extensions }: GraphQLError): boolean {
  return extensions?.category === MISSING
}

function at(data: object, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Object(value)[step] : value),
    data,
  )
}

const MARK = '"extensions":{"failedParts":'

/** Whether the bytes are an answer of which a part failed; the next one may be whole. */
export function hasFailedParts(body: Buffer): boolean {
  return body.includes(MARK)
}

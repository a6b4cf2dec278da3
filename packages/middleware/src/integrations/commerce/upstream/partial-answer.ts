// An answer of which a part failed is a success without that part: its errors stand in the log, not in the answer.
// A shopper's own cart or orders keep their errors: without them a line that failed looks like one that is not there.
import type { GraphQLAnswer, GraphQLError } from '../graphql-answer.ts'
import type { UpstreamCall } from './message.ts'

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

/** The answer without its errors, when each of them only made null of a part; undefined for all others. */
export function partialAnswer(
  { data, errors }: GraphQLAnswer,
  { document, kind, doneWith }: Pick<UpstreamCall, 'document' | 'kind' | 'doneWith'>,
): PartialAnswer | undefined {
  if (!data || !errors?.length) return undefined
  const isTolerated = (error: GraphQLError) => {
    const { path = [] } = error
    const isOnlyLeaf = () => document.isLeaf(path) && at(data, path.slice(0, -1)) !== null
    return isOfPart(path, data) && isAllowed(error, kind) && (kind !== 'read' || isOnlyLeaf())
  }
  if (!doneWith?.(data) && !errors.every(isTolerated)) return undefined
  const failed = errors.filter((error) => !isMissing(error))
  const failedParts = failed.map(({ path = [] }) => path.join('.'))
  return { answer: { data, ...(failed.length > 0 && { extensions: { failedParts } }) }, failed }
}

/** Whether an error only made null of something below a root field. */
function isOfPart(path: readonly (string | number)[], data: Record<string, unknown>): boolean {
  const [root = ''] = path
  return path.length >= 2 && data[root] !== null && at(data, path) === null
}

/** A code or category is a user error of the call. What does not exist is left out of public reads. */
function isAllowed(error: GraphQLError, kind: UpstreamCall['kind']): boolean {
  const { code, category } = error.extensions ?? {}
  if (code !== undefined) return false
  return category === undefined || (kind === 'public' && isMissing(error))
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

// Listings of products take the one thread of this process for tens of milliseconds each. They are done one after the
// other, the small ones first, so that carts and orders never wait for more than one of them.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Kind, OperationTypeNode, getOperationAST, visit } from 'graphql'
import type { DocumentNode, ValueNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import PQueue from 'p-queue'
import { userError } from '../user-errors/user-error.ts'
import { withStatus } from './result.ts'

/** Beyond these of one size a listing is refused: its response would come too late. In all twice as many wait. */
const MOST_WAITING = 60

/** How long a listing lets others pass, in turns of the event loop. A new connection takes one, its request another. */
const TURNS = { least: 4, most: 50 }

/** First fields that list products. */
const LISTINGS: ReadonlySet<string> = new Set([
  'products',
  'algolia_products',
  'categories',
  'categoryList',
  'category',
])
const SIZES: ReadonlySet<string> = new Set(['pageSize', 'hitsPerPage'])

type Variables = Readonly<Record<string, unknown>> | null | undefined

export interface ReadQueue {
  plugin: Plugin
  /** Listings that wait. */
  waiting: () => number
}

export function readQueue(mostWaiting = MOST_WAITING): ReadQueue {
  const queue = new PQueue({ concurrency: 1 })
  let others = 0

  /** Yields to requests that arrived meanwhile and those in flight, for a limited time. */
  async function letOthersPass(): Promise<void> {
    for (let turn = 0; turn < TURNS.least || (others > 0 && turn < TURNS.most); turn += 1) await nextTurn()
  }

  const plugin: Plugin = {
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const { document, operationName, variableValues } = args
      if (!isListing(document, operationName)) {
        others += 1
        return { onExecuteDone: () => void (others -= 1) }
      }
      const priority = -largestPage(document, variableValues as Variables)
      // Large ones that wait refuse no small one, which passes them.
      if (queue.sizeBy({ priority }) >= mostWaiting || queue.size >= 2 * mostWaiting) {
        setResultAndStopExecution({ errors: [withStatus(userError('BUSY'), 503)] })
        return undefined
      }
      setExecuteFn((of) =>
        queue.add(
          async () => {
            await letOthersPass()
            return executeFn(of) as unknown
          },
          { priority },
        ),
      )
      return undefined
    },
  }
  return { plugin, waiting: () => queue.size }
}

function isListing(document: DocumentNode, operationName: string | null | undefined): boolean {
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== OperationTypeNode.QUERY) return false
  return operation.selectionSet.selections.some(
    (selection) => selection.kind !== Kind.FIELD || LISTINGS.has(selection.name.value),
  )
}

function largestPage(document: DocumentNode, variables: Variables): number {
  let largest = 0
  const sizeOf = (value: ValueNode): number => {
    if (value.kind === Kind.INT) return Number(value.value)
    return value.kind === Kind.VARIABLE ? Number(variables?.[value.name.value] ?? 0) : 0
  }
  visit(document, {
    Argument({ name, value }) {
      if (SIZES.has(name.value)) largest = Math.max(largest, sizeOf(value))
    },
  })
  return largest
}

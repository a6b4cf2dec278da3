// A client whose back end is a function.
import {
  Client,
  CombinedError,
  getOperationName,
  type Exchange,
  type Operation,
  type OperationResult,
} from '@urql/core'
import { filter, make, mergeMap, pipe, share, takeUntil } from 'wonka'
import { overUrql } from '../over-urql.ts'
import type { QueryClient } from '../query-client.ts'

const errorOf = (error: Error) =>
  error instanceof CombinedError ? error : new CombinedError({ networkError: error })

const toResult = (operation: Operation, data: unknown) =>
  (data instanceof Error ? { operation, error: errorOf(data) } : { operation, data }) as OperationResult

const isEnd = ({ kind }: Operation) => kind === 'teardown'

type Answer = (name: string | undefined, variables: Record<string, unknown>) => unknown

/** Like urql's own fetch: after a tick, and not at all for what was left within it. */
const answerTo = (operation: Operation, answer: Answer) =>
  make<OperationResult>((observer) => {
    let hasLeft = false
    const send = async () => {
      await Promise.resolve()
      if (hasLeft) return
      const name = getOperationName(operation.query)
      observer.next(toResult(operation, await answer(name, operation.variables as Record<string, unknown>)))
      observer.complete()
    }
    void send()
    return () => {
      hasLeft = true
    }
  })

const answeringExchange =
  (answer: Answer): Exchange =>
  () =>
  (operations) => {
    const shared = share(operations)
    const isLeft = (key: number) => filter((each: Operation) => isEnd(each) && each.key === key)
    return pipe(
      shared,
      filter((operation) => !isEnd(operation)),
      mergeMap((operation) =>
        pipe(answerTo(operation, answer), takeUntil(pipe(shared, isLeft(operation.key)))),
      ),
    )
  }

/** @param answer data for an operation, a CombinedError, or what cut it off; or a promise of it */
export function answeringClient(answer: Answer): QueryClient {
  const exchanges = [answeringExchange(answer)]
  return overUrql(new Client({ url: 'http://middleware', preferGetMethod: false, exchanges }))
}

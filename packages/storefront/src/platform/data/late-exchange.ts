// Answers operations from the dehydrated results, and loads cache and fetch exchange with the first other operation:
// most first pages need neither before the first interaction.
import { makeErrorResult, makeResult, type Exchange, type Operation, type OperationResult } from '@urql/core'
import { filter, makeSubject, merge, mergeMap, pipe, subscribe, empty, fromValue } from 'wonka'
import { resultOf, type DehydratedResults } from './dehydrated-results.ts'

/**
 * @param results dehydrated by the server
 * @param load loads the exchange for all other operations; called again after a failure
 */
export function lateExchange(results: DehydratedResults, load: () => Promise<Exchange>): Exchange {
  return (input) => (operations) => {
    const loaded = makeSubject<Operation>()
    const answers = makeSubject<OperationResult>()
    /** Operations answered from `results`, by key: the cache has to store them when it is loaded. */
    const shown = new Map<number, Operation>()
    let waiting: Operation[] = []
    let state: 'absent' | 'loading' | 'loaded' = 'absent'

    async function open(): Promise<void> {
      state = 'loading'
      const exchange = await load().catch((error: Error) => error)
      const begun = waiting
      waiting = []
      if (exchange instanceof Error) {
        state = 'absent'
        for (const operation of begun) answers.next(makeErrorResult(operation, exchange))
        return
      }
      state = 'loaded'
      // The cache's first result repeats the one that is already shown.
      const isNew = ({ operation }: OperationResult) => !shown.delete(operation.key)
      pipe(
        exchange(input)(loaded.source),
        filter(isNew),
        subscribe((result) => answers.next(result)),
      )
      for (const operation of [...shown.values(), ...begun]) loaded.next(operation)
    }

    function answer(operation: Operation) {
      const result = resultOf(results, operation)
      if (state === 'loaded') loaded.next(operation)
      else if (operation.kind === 'teardown') {
        shown.delete(operation.key)
        waiting = waiting.filter(({ key }) => key !== operation.key)
      } else if (result) {
        shown.set(operation.key, operation)
        return fromValue(makeResult(operation, result))
      } else {
        waiting.push(operation)
        if (state === 'absent') void open()
      }
      return empty as ReturnType<typeof fromValue<OperationResult>>
    }

    return merge([pipe(operations, mergeMap(answer)), answers.source])
  }
}

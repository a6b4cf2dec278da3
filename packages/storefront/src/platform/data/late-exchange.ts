// Answers what the server has read already, and loads the cache and the request with the first operation beyond that: most
// first pages need neither before somebody acts.
import { makeErrorResult, makeResult, type Exchange, type Operation, type OperationResult } from '@urql/core'
import { filter, makeSubject, merge, mergeMap, pipe, subscribe, empty, fromValue } from 'wonka'
import { resultOf, type HandedOver } from './handed-over.ts'

/**
 * @param results handed over by the server
 * @param load gives the exchange for everything else; called again after a failure
 */
export function lateExchange(results: HandedOver, load: () => Promise<Exchange>): Exchange {
  return (input) => (operations) => {
    const loaded = makeSubject<Operation>()
    const answers = makeSubject<OperationResult>()
    /** Answered from `results`, by key: the cache has to learn of them when it is loaded. */
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
      // The cache's first result for what is shown repeats it.
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

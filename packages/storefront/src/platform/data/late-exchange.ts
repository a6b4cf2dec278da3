// Answers what the server has read already, and loads everything that asks the middleware when something else is wanted:
// most first pages never need it before somebody acts.
import { makeErrorResult, makeResult, type Exchange, type Operation, type OperationResult } from '@urql/core'
import { filter, makeSubject, map, merge, pipe, subscribe } from 'wonka'
import { resultOf, type HandedOver } from './handed-over.ts'

/**
 * @param results handed over by the server
 * @param load gives the exchange for everything else; asked again after a failure
 */
export function lateExchange(results: HandedOver, load: () => Promise<Exchange>): Exchange {
  return (input) => (operations) => {
    const answers = makeSubject<OperationResult>()
    const sent = makeSubject<Operation>()
    /** Answered from what was handed over, by their keys: the cache must learn of them once it is there. */
    const shown = new Map<number, Operation>()
    let waiting: Operation[] = []
    let state: 'absent' | 'loading' | 'there' = 'absent'

    const open = async () => {
      state = 'loading'
      try {
        const exchange = await load()
        pipe(
          exchange(input)(sent.source),
          // What is shown already is the same.
          filter(({ operation }) => !shown.delete(operation.key)),
          subscribe((result) => answers.next(result)),
        )
        state = 'there'
        const begun = waiting
        waiting = []
        for (const operation of [...shown.values(), ...begun]) sent.next(operation)
      } catch (error) {
        state = 'absent'
        const lost = waiting
        waiting = []
        for (const operation of lost) answers.next(makeErrorResult(operation, error as Error))
      }
    }

    const answer = (operation: Operation): OperationResult | undefined => {
      const { kind, key } = operation
      if (state === 'there') {
        sent.next(operation)
        return
      }
      if (kind === 'teardown') {
        shown.delete(key)
        waiting = waiting.filter((other) => other.key !== key)
        return
      }
      const known = resultOf(results, operation)
      if (known) {
        shown.set(key, operation)
        return makeResult(operation, known)
      }
      waiting.push(operation)
      if (state === 'absent') void open()
      return
    }

    return merge([
      pipe(
        operations,
        map(answer),
        filter((result): result is OperationResult => result !== undefined),
      ),
      answers.source,
    ])
  }
}

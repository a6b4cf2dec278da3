// Fields that are missing in an answer become null.
import { mapExchange, type Exchange } from '@urql/core'
import { fillMissing } from './fill-missing.ts'

/** Stands between the cache and the fetch exchange. */
export const wholeResultsExchange: Exchange = /*#__PURE__*/ mapExchange({
  onResult: (result) => {
    if (result.data) fillMissing(result.operation.query, result.data as Record<string, unknown>)
  },
})

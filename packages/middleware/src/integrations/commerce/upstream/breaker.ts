// Sends no more calls to a back end that does not answer: callers get their error at once, not after their deadline.
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import { AppError, CallerLeft } from '../../../errors.ts'

/** That many calls in a row without an answer open the circuit. */
const FAILURES_TO_OPEN = 10
/** After this long one call may try whether the back end is back. */
const TRY_AGAIN_MS = 2_000

export type BreakerState = 'closed' | 'open'

/** Runs work unless the circuit is open. @throws UPSTREAM_UNAVAILABLE while it is */
export type Breaker = <T>(work: () => Promise<T>) => Promise<T>

/** Makes a breaker that counts outages only: refusals and invalid answers are answers too. */
export function createBreaker(onState: (state: BreakerState) => void): Breaker {
  const policy = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: TRY_AGAIN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  })
  policy.onBreak(() => onState('open'))
  policy.onReset(() => onState('closed'))
  return async (work) => {
    // The policy would let other calls wait for the trial call before their own deadlines start.
    if (policy.state === CircuitState.HalfOpen) throw shopUnavailable()
    try {
      return await policy.execute(() => {
        const isTrial = policy.state === CircuitState.HalfOpen
        return isTrial ? work().catch(asTrialFailure) : work()
      })
    } catch (error) {
      throw error instanceof BrokenCircuitError ? shopUnavailable(error) : error
    }
  }
}

/** The back end cannot be reached, or not yet again. */
export function shopUnavailable(cause?: unknown): AppError {
  return new AppError('UPSTREAM_UNAVAILABLE', 'The shop is not available at the moment', {
    cause,
    retryAfterSeconds: 5,
  })
}

/** More calls at once than the back end can answer in time. */
export function shopBusy(): AppError {
  return new AppError('UPSTREAM_UNAVAILABLE', 'The shop has too much to do at the moment', {
    retryAfterSeconds: 2,
  })
}

/** A trial call that was cancelled got no answer; the policy would take it for a success. */
function asTrialFailure(error: unknown): never {
  throw error instanceof CallerLeft ? shopUnavailable(error) : error
}

function isOutage(error: unknown): boolean {
  return (
    error instanceof AppError && (error.code === 'UPSTREAM_UNAVAILABLE' || error.code === 'UPSTREAM_TIMEOUT')
  )
}

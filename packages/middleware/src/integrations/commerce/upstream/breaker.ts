// A circuit breaker: while the back end does not respond, callers get an error at once, not after their deadline.
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import { AppError, CallerLeft } from '../../../errors.ts'

/** This many consecutive calls without a response open the circuit. */
const FAILURES_TO_OPEN = 10
/** After this time one trial call goes to the back end. */
const TRY_AGAIN_MS = 2_000

export type BreakerState = 'closed' | 'open'

/** Runs work unless the circuit is open. @throws UPSTREAM_UNAVAILABLE while it is */
export type Breaker = <T>(work: () => Promise<T>) => Promise<T>

/** Makes a breaker that counts outages only: user errors and invalid responses do not count. */
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
      throw error instanceof BrokenCircuitError ? shopUnavailable() : error
    }
  }
}

/** The back end is unreachable, or the circuit is open. */
export function shopUnavailable(cause?: unknown): AppError {
  return new AppError('UPSTREAM_UNAVAILABLE', 'The shop is not available at the moment', {
    cause,
    retryAfterSeconds: 5,
  })
}

/** More concurrent calls than the back end can handle in time. */
export function shopBusy(): AppError {
  return new AppError('UPSTREAM_UNAVAILABLE', 'The shop has too much to do at the moment', {
    retryAfterSeconds: 2,
  })
}

/** A cancelled trial call got no response; the policy would count it as a success. */
function asTrialFailure(error: unknown): never {
  throw error instanceof CallerLeft ? shopUnavailable(error) : error
}

function isOutage(error: unknown): boolean {
  return (
    error instanceof AppError && (error.code === 'UPSTREAM_UNAVAILABLE' || error.code === 'UPSTREAM_TIMEOUT')
  )
}

// Whether the middleware answers.
import type { Upstream } from './upstream.ts'

const TIMEOUT_MS = 2_000

export const isReached = (middleware: Upstream): Promise<boolean> =>
  middleware.request({ path: '/healthz', method: 'GET' }, AbortSignal.timeout(TIMEOUT_MS)).then(
    ({ status }) => status === 200,
    () => false,
  )

// For tests of this and other packages: the middleware as a running server, and a stub of the back end.
export { startMiddleware } from './start-middleware.ts'
export type { TestMiddleware } from './start-middleware.ts'
export { startRedis } from './start-redis.ts'
export type { TestRedis } from './start-redis.ts'
export { startStubUpstream } from './stub-upstream.ts'
export type { StubUpstream, UpstreamRequest } from './stub-upstream.ts'
export { INTEGRATIONS as methodTables } from '../integrations/integrations.ts'

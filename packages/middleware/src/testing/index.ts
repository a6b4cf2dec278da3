// For tests of this and other packages: the middleware as a running server, and a stub of the back end.
export { magentoSchema } from './magento-schema.ts'
export { startMiddleware } from './start-middleware.ts'
export type { TestMiddleware } from './start-middleware.ts'
export { startRedis } from '@loftwood/http-cache/testing'
export type { TestRedis } from '@loftwood/http-cache/testing'
export { startStubUpstream } from './stub-upstream.ts'
export type { StubUpstream, UpstreamRequest } from './stub-upstream.ts'
export { INTEGRATIONS as methodTables } from '../integrations/integrations.ts'

// What the package offers: the client, its error, its cookies outside browsers, and the types of methods.
export { createClient } from './create-client.ts'
export type { Client, MethodsOf } from './create-client.ts'
export { cookieJar } from './cookie-jar.ts'
export type { CookieJar, SessionCookies } from './cookie-jar.ts'
export { ClientError } from './client-error.ts'
export type { GraphQLErrorBody } from './client-error.ts'
export type { WireOptions } from './wire.ts'
export type { ErrorCode, SessionHint } from '@loftwood/middleware/contract'

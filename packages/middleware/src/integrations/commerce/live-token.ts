// A personal call whose token may have expired: detects that by the response, renews the token, retries once.
import { notAuthorized } from './cart-call.ts'
import { answerWithErrors } from './graphql-answer.ts'
import type { Method } from './methods/method.ts'
import { refusedFor } from './refusals.ts'
import type { Renewals } from './renewal.ts'
import type { Session } from './session.ts'
import type { DocumentTable } from './upstream/document-table.ts'
import type { Upstream } from './upstream/upstream.ts'

interface PersonalRequest {
  body: Buffer
  session: Session
  method: Method
  /** Sends the call again with the session's current token. */
  resend: () => Promise<Buffer>
}

interface LiveTokenDeps {
  upstream: Upstream
  documents: DocumentTable
  renewals: Renewals
}

/** Makes the function that returns `body` unless the token has expired; then it retries once with a new one. */
export function createLiveTokens({ upstream, documents, renewals }: LiveTokenDeps) {
  /**
   * Whether the back end still accepts the token. A refusal may mean a wrong password, or another customer's cart or
   * address; a query for the customer tells the cases apart, so that such a refusal signs no one out.
   */
  async function isTokenTaken({ session, method }: PersonalRequest, body: Buffer): Promise<boolean> {
    const refused = isRefused(body)
    if (!refused) return true
    if (refused === 'certain' || isAboutToken(method, body)) return false
    const headers = session.upstreamHeaders('personal')
    const document = documents.of('customer')
    return !isRefused(await upstream.send({ document, variables: {}, headers, kind: 'read' }))
  }

  /** @throws NOT_AUTHORIZED when there is no new token; the session has none then */
  return async function withLiveToken(request: PersonalRequest): Promise<Buffer> {
    if (await isTokenTaken(request, request.body)) return request.body
    if (await renewals.renew(request.session)) {
      const again = await request.resend()
      if (await isTokenTaken(request, again)) return again
    }
    request.session.forgetCustomer()
    throw notAuthorized()
  }
}

function isRefused(body: Buffer) {
  return refusedFor(answerWithErrors(body), 'tokenDead')
}

/** Whether a refusal can only mean an expired token: a read without arguments has no other reason for one. */
function isAboutToken({ kind, args, checksPassword }: Method, body: Buffer): boolean {
  if (checksPassword) return false
  return (
    (kind === 'read' && args.style === 'none') ||
    refusedFor(answerWithErrors(body), 'notAuthenticated') !== undefined
  )
}

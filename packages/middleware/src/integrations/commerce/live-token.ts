// A personal call whose token may have expired: detects that by the response, renews the token, retries once.
import { notAuthorized } from './cart-call.ts'
import { answerWithErrors, type GraphQLAnswer } from './graphql-answer.ts'
import { refusedFor } from './refusals.ts'
import type { Renewals } from './renewal.ts'
import type { Session } from './session.ts'
import type { DocumentTable } from './upstream/document-table.ts'
import type { Upstream } from './upstream/upstream.ts'

interface PersonalRequest {
  body: Buffer
  session: Session
  /** The method that was called. */
  name: string
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
  /** A refusal of something else than the token looks the same in a Magento: only the customer's own read tells them apart. */
  async function isTokenDead({ session, name }: PersonalRequest, body: Buffer): Promise<boolean> {
    const answer = answerWithErrors(body)
    if (refusedFor(answer, 'tokenDead')) return true
    if (!refusedFor(answer, 'noCustomer')) return false
    return hasNoCustomer(name === 'customer' ? answer : await askForCustomer(session))
  }

  async function askForCustomer(session: Session) {
    const headers = session.upstreamHeaders('personal')
    const document = documents.of('customer')
    return answerWithErrors(await upstream.send({ document, variables: {}, headers, kind: 'read' }))
  }

  /** @throws NOT_AUTHORIZED when there is no new token; the session has none then */
  return async function withLiveToken(request: PersonalRequest): Promise<Buffer> {
    if (!(await isTokenDead(request, request.body))) return request.body
    if (await renewals.renew(request.session)) {
      const again = await request.resend()
      if (!(await isTokenDead(request, again))) return again
    }
    request.session.forgetCustomer()
    throw notAuthorized()
  }
}

/** Part of the customer may be refused to a live token. */
function hasNoCustomer(answer: GraphQLAnswer | undefined): boolean {
  return refusedFor(answer, 'noCustomer') !== undefined && answer?.data?.['customer'] == null
}

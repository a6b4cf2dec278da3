// A personal call with a token that may have died: found out by its answer, renewed, asked once more.
import { AppError } from '../../errors.ts'
import { answerWithErrors } from './graphql-answer.ts'
import type { Method } from './methods/method.ts'
import { refusedFor } from './refusals.ts'
import type { Renewals } from './renewal.ts'
import type { Session } from './session.ts'
import type { DocumentTable } from './upstream/document-table.ts'
import type { Upstream } from './upstream/upstream.ts'

interface Asked {
  body: Buffer
  session: Session
  method: Method
  /** Sends the call again, with the token the session has by then. */
  ask: () => Promise<Buffer>
}

interface LiveTokenDeps {
  upstream: Upstream
  documents: DocumentTable
  renewals: Renewals
}

/** Makes the function that answers `body` unless the token is dead; then it asks once more with a new one. */
export function createLiveTokens({ upstream, documents, renewals }: LiveTokenDeps) {
  /**
   * Whether the back end still takes the token. A refusal may mean a wrong password, or somebody else's cart or
   * address: then the customer is asked for, so that nobody is signed out for it.
   */
  async function isTokenTaken({ session, method }: Asked, body: Buffer): Promise<boolean> {
    const refused = isRefused(body)
    if (!refused) return true
    if (refused === 'certain' || isAboutToken(method, body)) return false
    const headers = session.upstreamHeaders('personal')
    const document = documents.of('customer')
    return !isRefused(await upstream.send({ document, variables: {}, headers, kind: 'read' }))
  }

  /** @throws NOT_AUTHORIZED when there is no new token; the session has none then */
  return async function withLiveToken(asked: Asked): Promise<Buffer> {
    if (await isTokenTaken(asked, asked.body)) return asked.body
    if (await renewals.renew(asked.session)) {
      const again = await asked.ask()
      if (await isTokenTaken(asked, again)) return again
    }
    asked.session.forgetCustomer()
    throw new AppError('NOT_AUTHORIZED', 'You are not authorized, please log in.')
  }
}

function isRefused(body: Buffer) {
  return refusedFor(answerWithErrors(body), 'tokenDead')
}

/** Whether a refusal can only mean a dead token: who reads without naming anything was refused nothing else. */
function isAboutToken({ kind, args, checksPassword }: Method, body: Buffer): boolean {
  if (checksPassword) return false
  return (
    (kind === 'read' && args.style === 'none') ||
    refusedFor(answerWithErrors(body), 'notAuthenticated') !== undefined
  )
}

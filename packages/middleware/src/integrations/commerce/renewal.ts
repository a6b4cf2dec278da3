// Renews an expired customer token with the remember-me token. Concurrent calls of a session share one renewal.
import { AppError } from '../../errors.ts'
import type { Once } from '../../state/once.ts'
import { parseAnswer } from './graphql-answer.ts'
import { refusedFor } from './upstream-errors.ts'
import type { Session } from './session.ts'
import type { DocumentTable } from './upstream/document-table.ts'
import type { Upstream } from './upstream/upstream.ts'

const METHOD = 'generateCustomerTokenByRememberMeToken'
/** How long concurrent calls with the old cookies get the new ones. */
const KEEP_MS = 60_000
const LOCK_MS = 30_000

export type RenewalOutcome = 'ok' | 'refused' | 'failed'

export interface Renewals {
  /** Puts a new token into the session; false when the back end refuses. @throws UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT */
  renew(session: Session): Promise<boolean>
  /** Exchanges a remember-me token for a customer token; the session then has both. Resolves to the back end's response. */
  exchange(session: Session, token: string): Promise<Buffer>
}

interface RenewalDeps {
  once: Once
  upstream: Upstream
  documents: DocumentTable
  onRenewal: (outcome: RenewalOutcome) => void
}

interface Tokens {
  token?: string
  /** Absent where a remember-me token may be used again. */
  remember_me_token?: string
}

export function createRenewals({ once, upstream, documents, onRenewal }: RenewalDeps): Renewals {
  async function requestToken(session: Session, token: string): Promise<Buffer> {
    let outcome: RenewalOutcome = 'failed'
    try {
      const body = await upstream.send({
        document: documents.of(METHOD),
        variables: { token },
        headers: session.upstreamHeaders('anonymous'),
        kind: 'write',
      })
      outcome = tokensIn(body) ? 'ok' : 'refused'
      return body
    } finally {
      onRenewal(outcome)
    }
  }

  async function exchange(session: Session, token: string): Promise<Buffer> {
    const body = await once(`renewal:${token}:${session.authorization ?? ''}`, {
      work: () => requestToken(session, token),
      isKept: (result) => tokensIn(result) !== undefined,
      keepMs: KEEP_MS,
      lockMs: LOCK_MS,
    })
    adopt(session, token, body)
    return body
  }

  return {
    exchange,
    async renew(session) {
      const record = session.rememberMe
      if (!record) return false
      try {
        return tokensIn(await exchange(session, record.token)) !== undefined
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_SUPPORTED') return false
        throw error
      }
    },
  }
}

/** A refused token is dropped; a token that failed for another reason, such as a captcha, is not. */
function adopt(session: Session, used: string, body: Buffer): void {
  const tokens = tokensIn(body)
  const record = session.rememberMe
  if (tokens) {
    session.setCustomer(tokens.token)
    const next = tokens.remember_me_token
    if (next && record) session.setRememberMe({ ...record, token: next })
  } else if (record?.token === used && isRefused(body)) session.setRememberMe(undefined)
}

function tokensIn(body: Buffer): (Tokens & { token: string }) | undefined {
  const tokens = parseAnswer(body).data?.[METHOD] as Tokens | null | undefined
  return tokens?.token ? { ...tokens, token: tokens.token } : undefined
}

function isRefused(body: Buffer): boolean {
  return refusedFor(parseAnswer(body), 'renewalRefused') !== undefined
}

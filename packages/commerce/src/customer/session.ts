// Who sends a request: read once from its Authorization header.
import { userError } from '../user-errors/user-error.ts'

export interface Session {
  customerId: number
  token: string
}

/** The token of `Authorization: Bearer …`; undefined without one. */
export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}

/** The signed-in customer. @throws NOT_AUTHORIZED for a guest */
export function requireSession({ session }: { session: Session | undefined }): Session {
  if (!session) throw userError('NOT_AUTHORIZED')
  return session
}

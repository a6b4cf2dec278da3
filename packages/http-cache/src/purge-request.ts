// `POST /cache/purge`: validates the request, and purges.
import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export const PURGE_ROUTE = '/cache/purge'

const bodySchema = z.strictObject({ tags: z.array(z.string().max(255)).max(1_000).optional() })

const USER_ERRORS = {
  WRONG_SECRET: 'Purging needs the secret: Authorization: Bearer <PURGE_SECRET>',
  INVALID_ARGUMENTS: 'The body must be {"tags":[...]}, or {} for everything',
  NOT_PURGED: 'Not every process could be notified; try again',
} as const

export type PurgeErrorCode = keyof typeof USER_ERRORS

/** Why nothing, or not everything, was purged. */
export class PurgeError extends Error {
  readonly code: PurgeErrorCode

  constructor(code: PurgeErrorCode, cause?: unknown) {
    super(USER_ERRORS[code], { cause })
    this.name = 'PurgeError'
    this.code = code
  }
}

export interface PurgeRequest {
  /** The header. */
  authorization: string | undefined
  /** Parsed. */
  body: unknown
}

export interface PurgeParts {
  /** Without a secret every purge is refused. */
  secret: string | undefined
  purge: (tags?: readonly string[]) => Promise<number>
}

/** Compares in constant time. */
function isRight(authorization = '', secret = ''): boolean {
  const [sent, expected] = [authorization.replace(/^Bearer /, ''), secret].map((text) => Buffer.from(text))
  return Boolean(
    sent && expected?.length && sent.length === expected.length && timingSafeEqual(sent, expected),
  )
}

/** Purges, and returns the response's body. @throws PurgeError */
export async function runPurge(
  request: PurgeRequest,
  { secret, purge }: PurgeParts,
): Promise<{ purged: number }> {
  if (!isRight(request.authorization, secret)) throw new PurgeError('WRONG_SECRET')
  const body = bodySchema.safeParse(request.body ?? {})
  if (!body.success) throw new PurgeError('INVALID_ARGUMENTS')
  try {
    return { purged: await purge(body.data.tags) }
  } catch (cause) {
    throw new PurgeError('NOT_PURGED', cause)
  }
}

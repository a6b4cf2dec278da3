// The address at a payment provider to which an answer sends the shopper.
import { AppError } from '../../errors.ts'
import { parseAnswer } from './graphql-answer.ts'

/**
 * An answer without an address is passed on: its errors say why.
 * @param path where in the data the address is
 * @throws UPSTREAM_INVALID when it leads anywhere else
 */
export function checkProviderAddress(
  body: Buffer,
  path: readonly string[],
  origins: readonly string[],
): void {
  const address = path.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
    parseAnswer(body).data,
  )
  if (address === undefined || address === null) return
  const url = typeof address === 'string' ? URL.parse(address) : null
  if (url && origins.includes(url.origin) && url.username === '') return
  throw new AppError(
    'UPSTREAM_INVALID',
    'The back end sends the shopper to an address that is not the payment provider',
  )
}

// Why a row of an imported file is skipped, worded for the author of the file.
import type { z } from 'zod'

export class RowError extends Error {}

/** Names every invalid column of a row. */
export function invalidColumns({ issues }: z.ZodError): RowError {
  return new RowError(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
}

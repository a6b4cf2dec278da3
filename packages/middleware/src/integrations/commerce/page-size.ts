// How many items one page of a public read may have: what the storefront asks for, unless the shop says otherwise.
import { AppError } from '../../errors.ts'

/** The variables that say it. */
const NAMES = ['pageSize', 'hitsPerPage'] as const

/** @throws INVALID_ARGUMENTS */
export function checkPageSize(name: string, variables: Record<string, unknown>, max: number): void {
  const path = NAMES.find((it) => Number(variables[it] ?? 0) > max)
  if (path === undefined) return
  const message = `must be ${max} at most`
  throw new AppError('INVALID_ARGUMENTS', `${name}, argument 1: ${path}: ${message}`, {
    data: { issues: [{ argument: 0, path, message }] },
  })
}

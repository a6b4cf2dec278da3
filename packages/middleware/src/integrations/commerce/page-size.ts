// Bounds the items on one page of a public read: `MAX_PAGE_SIZE`, or what the storefront requests.
import { AppError } from '../../errors.ts'

/** The variables with a page size. */
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

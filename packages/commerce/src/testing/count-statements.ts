// Counts SQL statements, for tests against N+1 queries.
import type { TestCommerce } from './index.ts'

/** Bound of every operation, independent of the size of its result. */
export const MOST_STATEMENTS = 12

/** @returns the result and the number of statements; no other request may run meanwhile */
export async function countStatements<Result>(
  { statementCount }: Pick<TestCommerce, 'statementCount'>,
  run: () => Promise<Result>,
): Promise<{ result: Result; statements: number }> {
  const before = statementCount()
  const result = await run()
  return { result, statements: statementCount() - before }
}

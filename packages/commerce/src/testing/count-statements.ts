// How many SQL statements something takes: for tests that nothing asks the database once per row.
import type { TestCommerce } from './index.ts'

/** No operation may ask the database more often, however much it shows. */
export const MOST_STATEMENTS = 12

/** @returns what was asked for and the number of statements; meanwhile nothing else may ask this back end */
export async function countStatements<Result>(
  { statementCount }: Pick<TestCommerce, 'statementCount'>,
  run: () => Promise<Result>,
): Promise<{ result: Result; statements: number }> {
  const before = statementCount()
  const result = await run()
  return { result, statements: statementCount() - before }
}

// How many rows of what a copy of the database holds, for the operator to compare.
import type { RowCounts } from '../db/check-copy.ts'

export function countsText(counts: RowCounts): string {
  return Object.entries(counts)
    .map(([table, rows]) => `  ${table.replaceAll('_', ' ')}: ${rows}`)
    .join('\n')
}

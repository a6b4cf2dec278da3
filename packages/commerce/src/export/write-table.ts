// A file with one row for each row of the database, page by page.
import type { Row } from './csv-file.ts'
import { step } from './export-context.ts'
import type { ExportContext } from './export-context.ts'
import { pagesOf } from './snapshot.ts'

export const ROWS_PER_PAGE = 200

interface TableFile<Read> {
  file: string
  /** What its rows are, for the operator. */
  name: string
  columns: readonly string[]
  /** A page of rows after this id, in the order of their ids. */
  read: (after: number) => Promise<Read[]>
  rowOf: (read: Read) => Row
}

/** @returns the number of rows */
export async function writeTable<Read extends { id: number }>(
  context: ExportContext,
  { file: path, name, columns, read, rowOf }: TableFile<Read>,
): Promise<number> {
  return context.folder.writeCsv(path, columns, async (file) => {
    for await (const rows of pagesOf<Read>((last) => read(last?.id ?? 0))) {
      for (const row of rows) await file.write(rowOf(row))
      step(context, `${name}: ${file.rows}`)
    }
  })
}

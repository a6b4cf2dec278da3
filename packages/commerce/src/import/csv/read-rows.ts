// Reads a CSV file row by row, however long it is.
import { createReadStream } from 'node:fs'

/** Column in lower case -> text, empty cells left out. */
export type Cells = Readonly<Record<string, string>>

export interface CsvRow {
  /** Line of the file on which the row ends, the header being line 1. */
  line: number
  cells: Cells
}

interface RowReading {
  file: string
  /** What a row the parser cannot read says, e.g. a quote too many. */
  onBroken: (line: number, reason: string) => void
}

interface ParsedRow {
  record: Record<string, string | undefined>
  info: { lines: number; error?: { message: string } }
}

/** @throws {Error} when the file cannot be read or has no header */
export async function* readRows({ file, onBroken }: RowReading): AsyncGenerator<CsvRow> {
  const { parse } = await import('csv-parse')
  const parser = parse({
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  })
  parser.on('skip', (error: { message: string; lines?: number } | undefined) => {
    if (error) onBroken(error.lines ?? 0, error.message)
  })
  const source = createReadStream(file)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  for await (const { record, info } of parser as AsyncIterable<ParsedRow>) {
    if (info.error) onBroken(info.lines, info.error.message)
    else yield { line: info.lines, cells: filled(record) }
  }
}

function filled(record: Record<string, string | undefined>): Cells {
  const cells: Record<string, string> = {}
  for (const [name, value] of Object.entries(record)) {
    const text = value?.trim()
    if (text) cells[name] = text
  }
  return cells
}

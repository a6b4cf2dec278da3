// Reads attributes.csv of the shop's own export: attributes and their options, one row per option.
import { z } from 'zod'
import type { AttributeBook } from './attribute-book.ts'
import type { ImportReport } from './import-report.ts'
import type { CsvRow } from './read-rows.ts'
import { invalidColumns } from './row-error.ts'
import { slugOf } from './cell-lists.ts'

const LONGEST_LABEL = 255
const label = z.string('is missing').max(LONGEST_LABEL, `longer than ${LONGEST_LABEL} characters`)

const row = z.object({
  attribute_code: z
    .string('is missing')
    .regex(/^[a-z][a-z0-9_]{0,59}$/, 'small letters, digits and _ are needed'),
  frontend_input: z.enum(
    ['select', 'boolean', 'text', 'decimal'],
    'select, boolean, text or decimal is needed',
  ),
  label,
  label_fr: label.optional(),
  is_filterable: z.enum(['0', '1'], '0 or 1 is needed').default('0'),
  is_visible_on_front: z.enum(['0', '1'], '0 or 1 is needed').default('0'),
  position: z.coerce.number('a number is needed').int('a whole number is needed').default(0),
  option: label.optional(),
  option_fr: label.optional(),
  option_code: z.string().optional(),
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, '#rrggbb is needed')
    .optional(),
})

/** What the shop has already stays as it is. */
export async function importAttributes(
  rows: AsyncIterable<CsvRow>,
  { book, report }: { book: AttributeBook; report: ImportReport },
): Promise<void> {
  for await (const { line, cells } of rows) {
    const parsed = row.safeParse(cells)
    if (parsed.success) take(parsed.data, book)
    else report.bad(line, cells['attribute_code'], invalidColumns(parsed.error).message)
  }
}

function take(cells: z.output<typeof row>, book: AttributeBook): void {
  book.define({
    code: cells.attribute_code,
    input: cells.frontend_input,
    label: { en: cells.label, fr: cells.label_fr ?? cells.label },
    filterable: cells.is_filterable === '1',
    visible: cells.is_visible_on_front === '1',
    position: cells.position,
  })
  if (cells.option === undefined) return
  book.describeOption(cells.attribute_code, {
    code: cells.option_code ?? slugOf(cells.option).replaceAll('-', '_'),
    label: { en: cells.option, fr: cells.option_fr ?? cells.option },
    ...(cells.swatch ? { swatch: cells.swatch } : {}),
  })
}

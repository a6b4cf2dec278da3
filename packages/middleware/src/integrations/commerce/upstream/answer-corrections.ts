// Applies the corrections of a release's known errors to its answers.
import { decodeHTMLStrict } from 'entities'
import type { Fields } from './corrected-values.ts'
import type { MagentoRelease } from './magento-release.ts'
import { errorsOf, type Correction } from './release-errors.ts'

/**
 * Plain texts in which a Magento may have HTML entities (`Tee&trade;`): its own pages print them as HTML, other front ends
 * as text. Only what ends in a semicolon is an entity: browsers also decode the start of `&parasol`.
 */
const PLAIN_TEXTS: readonly string[] = [
  'name',
  'label',
  'title',
  'product_name',
  'category_name',
  'meta_title',
]

/** Puts data right in place; says whether anything changed. `body` is the data's text. */
export type CorrectData = (body: Buffer, data: unknown) => boolean

/** Makes the function for the answers of a release. */
export function correctionsOf(release: MagentoRelease): CorrectData {
  const rows = errorsOf(release).flatMap(({ corrected }) => corrected ?? [])
  const byType = new Map(rows.map(({ type, correct }) => [type, correct]))
  const marks = rows.map(({ type }) => `"__typename":"${type}"`)
  const isSuspect = (body: Buffer) => body.includes('&') || marks.some((mark) => body.includes(mark))
  return (body, data) => isSuspect(body) && correctAll(data, byType)
}

function correctAll(value: unknown, byType: ReadonlyMap<unknown, Correction['correct']>): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Fields
  let isChanged = byType.get(fields['__typename'])?.(fields) ?? false
  isChanged = decodeTexts(fields) || isChanged
  for (const part of Object.values(fields)) isChanged = correctAll(part, byType) || isChanged
  return isChanged
}

function decodeTexts(fields: Fields): boolean {
  let isChanged = false
  for (const name of PLAIN_TEXTS) {
    const text = fields[name]
    if (typeof text !== 'string' || !text.includes('&')) continue
    fields[name] = decodeHTMLStrict(text)
    isChanged ||= fields[name] !== text
  }
  return isChanged
}

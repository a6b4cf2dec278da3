// Compares an answer with the recorded shape of Magento's: the same fields, the same kinds of values.

/** `string`, `number`, `boolean` or `null`; `?` behind it when null was seen too; `[shape]` for lists. */
export type Shape = string | [Shape] | { [field: string]: Shape }

/** What differs, as `path: what`; empty when nothing does. Values that were never seen cannot be compared. */
export function compareShape(recorded: Shape, answer: unknown, path = ''): string[] {
  if (recorded === 'null' || recorded === 'empty') return []
  if (answer === null || answer === undefined) {
    return typeof recorded === 'string' && recorded.endsWith('?') ? [] : [`${path}: null here`]
  }
  if (Array.isArray(recorded)) {
    if (!Array.isArray(answer)) return [`${path}: no list here`]
    return [...new Set(answer.flatMap((each) => compareShape(recorded[0], each, `${path}[]`)))]
  }
  if (typeof recorded === 'object') {
    if (typeof answer !== 'object') return [`${path}: no object here`]
    return Object.entries(answer).flatMap(([field, value]) => {
      const expected = recorded[field]
      return expected === undefined ? [] : compareShape(expected, value, path ? `${path}.${field}` : field)
    })
  }
  return recorded
    .replace('?', '')
    .split('|')
    .includes(typeof answer)
    ? []
    : [`${path}: ${typeof answer} here, ${recorded} there`]
}

/** Reads the import specifiers of one source file: static, type-only, re-exported and dynamic ones. */
import { parseSync } from 'oxc-parser'

/**
 * @typedef {object} ImportUse
 * @property {string} specifier as written, without quotes
 * @property {boolean} typeOnly true when nothing of it is left at run time
 * @property {number} line first line is 1
 */

/**
 * @param {string} path file name; its extension chooses the language
 * @param {string} source
 * @returns {ImportUse[]} in the order of the file
 * @throws when the file does not parse
 */
export function importsOf(path, source) {
  const parsed = parseSync(path, source)
  const [fault] = parsed.errors
  if (fault) throw new Error(`${path}: ${fault.message}`)
  const { staticImports, staticExports, dynamicImports } = parsed.module
  /** @param {number} start */
  const lineAt = (start) => source.slice(0, start).split('\n').length

  const uses = staticImports.map((found) => ({
    specifier: found.moduleRequest.value,
    typeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
    line: lineAt(found.start),
  }))
  for (const found of staticExports) {
    const [entry] = found.entries.filter((candidate) => candidate.moduleRequest)
    if (!entry?.moduleRequest) continue
    const typeOnly = found.entries.every((candidate) => candidate.isType)
    uses.push({ specifier: entry.moduleRequest.value, typeOnly, line: lineAt(found.start) })
  }
  for (const found of dynamicImports) {
    const literal = source.slice(found.moduleRequest.start, found.moduleRequest.end)
    const isString = /^(['"`])[^$]*\1$/.test(literal)
    if (isString) uses.push({ specifier: literal.slice(1, -1), typeOnly: false, line: lineAt(found.start) })
  }
  return [...uses, ...typeQueriesOf(source, lineAt)]
}

/**
 * `import('x').Y` in a type position and `vi.mock('x')` are not in the module record.
 * @param {string} source
 * @param {(start: number) => number} lineAt
 * @returns {ImportUse[]}
 */
function typeQueriesOf(source, lineAt) {
  const pattern = /(?:[:=<|&(,]\s*|typeof\s+|as\s+)import\(\s*(['"])([^'"]+)\1\s*\)/g
  return [...source.matchAll(pattern)].map((match) => ({
    specifier: match[2] ?? '',
    typeOnly: true,
    line: lineAt(match.index),
  }))
}

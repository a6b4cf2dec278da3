// The small languages inside the cells of Magento's product export: lists, pairs, lists of pairs.

/** `a,b` -> both, trimmed; empty parts are left out. */
export function listOf(cell: string | undefined, separator = ','): string[] {
  return (cell ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** `code=value` pairs; a value may be in quotes, and hold commas that no `word=` follows. */
const pair = /([\w-]+)=(?:"((?:[^"]|"")*)"|(.*?))(?=,[\w-]+=|$)/gsu

/** `color=Natural,material="Pine, solid"` -> a map, names in lower case. */
export function pairsOf(cell: string | undefined): Map<string, string> {
  const pairs = new Map<string, string>()
  for (const [, name = '', quoted, plain = ''] of (cell ?? '').matchAll(pair))
    pairs.set(name.toLowerCase(), quoted?.replaceAll('""', '"') ?? plain.trim())
  return pairs
}

/** What is between two `|` that are not inside a value in quotes. */
const pairRow = /(?:="(?:[^"]|"")*"|[^|])+/gsu

/** `sku=A,color=Natural|sku=B,color=White` -> one map each. */
export function pairListOf(cell: string | undefined): Map<string, string>[] {
  const rows = [...(cell ?? '').matchAll(pairRow)].map(([row]) => row.trim())
  return rows.filter((row) => row !== '').map(pairsOf)
}

/** `Default Category/Bunk Beds/Low,Default Category/New` -> names from the top level down; `\/` is a slash in a name. */
export function categoryPathsOf(cell: string | undefined): string[][] {
  return listOf(cell).map((path) =>
    path
      .split(/(?<!\\)\//u)
      .map((name) => name.replaceAll('\\/', '/').trim())
      .filter((name) => name !== ''),
  )
}

/** `Lit superposé « Érable »` -> `lit-superpose-erable`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
}

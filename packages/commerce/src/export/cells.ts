// The small languages inside the cells of Magento's import files, as import/csv/cell-lists.ts reads them.
import { type Cents, dollars as dollarText } from '../platform/money.ts'
import type { Cell } from './csv-file.ts'

/** `1299.00`; nothing for nothing. */
export function dollars(cents: Cents | null | undefined): string | undefined {
  return cents == null ? undefined : dollarText(cents)
}

export function listCell(parts: readonly string[], separator = ','): string {
  return parts.join(separator)
}

/** What would be read as something else without quotes, of which Magento's own export has none. */
const MISTAKABLE = /^["\s]|\s$|,[\w-]+=/u
const MISTAKABLE_IN_LIST = /^["\s]|\s$|,[\w-]+=|\|/u

type Pairs = Readonly<Record<string, Cell>>

/** `name=value,…`; pairs without a value are left out. */
export function pairsCell(pairs: Pairs, mistakable = MISTAKABLE): string {
  return Object.entries(pairs)
    .filter(([, value]) => value != null && value !== '')
    .map(([name, value]) => `${name}=${quoted(String(value), mistakable)}`)
    .join(',')
}

/** One after the other, separated by `|`. */
export function pairListCell(rows: readonly Pairs[]): string {
  return rows.map((pairs) => pairsCell(pairs, MISTAKABLE_IN_LIST)).join('|')
}

function quoted(text: string, mistakable: RegExp): string {
  return mistakable.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function yesNo(isYes: boolean): '1' | '0' {
  return isYes ? '1' : '0'
}

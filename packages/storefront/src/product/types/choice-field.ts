// The fields of a product besides its variant, in one form for every product type: parts of a set, links,
// a gift card's amount and message, custom options. Pure data; how it looks is the product page's business.

/** One thing to pick. Its price is added to the product's, or makes it up. */
export interface PickOption {
  uid: string
  label: string
  price: number | null
  currency: string | null
  isSoldOut: boolean
  /** Pieces of it; null where there is nothing to say. */
  count: { initial: number; canChange: boolean } | null
  /** Where to see more of it, or a sample. */
  link: string | null
}

interface FieldBase {
  key: string
  label: string
  isRequired: boolean
}

/** One of several, or any of several. */
export interface PickField extends FieldBase {
  kind: 'pick'
  isMany: boolean
  options: PickOption[]
  /** Picked before the shopper picks. */
  initial: string[]
}

/** Something to type. */
export interface TextField extends FieldBase {
  kind: 'text'
  input: 'line' | 'lines' | 'date' | 'datetime' | 'time' | 'email' | 'amount'
  maxLength: number | null
  price: number | null
  /** A day that has not passed. */
  isToCome?: boolean
  /** Smallest and largest amount. */
  range: { from: number; to: number } | null
}

/** How many of each: the members of a grouped product. */
export interface CountsField extends FieldBase {
  kind: 'counts'
  options: PickOption[]
}

/** A file to send, which this shop does not take: a product that needs one is not ordered here. */
export interface FileField extends FieldBase {
  kind: 'file'
}

export type ChoiceField = PickField | TextField | CountsField | FileField

/** Answers: uids picked, or the one text typed, by the field's key. */
export type Answers = Readonly<Record<string, readonly string[]>>
/** How many, by the uid of an option. */
export type Counts = Readonly<Record<string, number>>

export interface FieldAnswers {
  answers: Answers
  counts: Counts
}

/** What is picked in a field: the shopper's answer, before that what the field begins with. */
export function pickedIn(field: PickField, { answers }: FieldAnswers): string[] {
  const given = answers[field.key] ?? field.initial
  return given.filter((uid) => field.options.some((option) => option.uid === uid && !option.isSoldOut))
}

/** The text typed into a field, without spaces around it. */
export function typedIn(field: TextField, { answers }: FieldAnswers): string {
  return (answers[field.key]?.[0] ?? '').trim()
}

/** How many of an option: the shopper's number where it may be changed. */
export function countOf(option: PickOption, { counts }: FieldAnswers): number {
  const initial = option.count?.initial ?? 1
  return option.count?.canChange ? (counts[option.uid] ?? initial) : initial
}

/** What is wanted of a field of counts; nothing that is sold out. */
export function countedIn(field: CountsField, given: FieldAnswers): { uid: string; count: number }[] {
  return field.options
    .map((option) => ({ uid: option.uid, count: option.isSoldOut ? 0 : countOf(option, given) }))
    .filter(({ count }) => count > 0)
}

function isWanted(field: PickField | CountsField, option: PickOption, given: FieldAnswers): boolean {
  if (field.kind === 'counts') return countOf(option, given) > 0
  return (given.answers[field.key] ?? field.initial).includes(option.uid)
}

/** What would belong to the whole and is sold out, by name: the price is without it. */
export function leftOut(fields: readonly ChoiceField[], given: FieldAnswers): string[] {
  return fields.flatMap((field) => {
    if (field.kind !== 'pick' && field.kind !== 'counts') return []
    const soldOut = field.options.filter(({ isSoldOut }) => isSoldOut)
    return soldOut.filter((option) => isWanted(field, option, given)).map(({ label }) => label)
  })
}

/** Why a field cannot stay as it is; null when it can. */
export type FieldProblem = 'missing' | 'email' | 'amount' | 'past'

const MINUTE_MS = 60_000
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

export function problemOf(field: ChoiceField, given: FieldAnswers): FieldProblem | null {
  if (field.kind === 'pick') return field.isRequired && pickedIn(field, given).length === 0 ? 'missing' : null
  if (field.kind === 'counts') return countedIn(field, given).length > 0 ? null : 'missing'
  if (field.kind === 'file') return field.isRequired ? 'missing' : null
  const text = typedIn(field, given)
  if (text === '') return field.isRequired ? 'missing' : null
  if (field.input === 'email') return EMAIL.test(text) ? null : 'email'
  if (field.isToCome && text < today()) return 'past'
  return field.input === 'amount' && !isAmountIn(text, field.range) ? 'amount' : null
}

/** Where the shopper is, as inputs of dates have it: `2026-12-01`. */
export function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10)
}

/** Accepts `49,50` and `49.50`. */
export function amountOf(text: string): number {
  return Number(text.replace(',', '.').replace(/[\s$]/g, ''))
}

function isAmountIn(text: string, range: TextField['range']): boolean {
  const amount = amountOf(text)
  if (!/^\d+([.,]\d{1,2})?$/.test(text.replace(/[\s$]/g, ''))) return false
  return range === null || (amount >= range.from && amount <= range.to)
}

/** What the picks and texts of these fields add to the price of one. */
export function addedPrice(fields: readonly ChoiceField[], given: FieldAnswers): number {
  return fields.reduce((sum, field) => sum + addedBy(field, given), 0)
}

function addedBy(field: ChoiceField, given: FieldAnswers): number {
  if (field.kind === 'file') return 0
  if (field.kind === 'text') return typedIn(field, given) === '' ? 0 : (field.price ?? 0)
  const taken =
    field.kind === 'pick'
      ? field.options.filter(({ uid }) => pickedIn(field, given).includes(uid))
      : field.options.filter(({ isSoldOut }) => !isSoldOut)
  return taken.reduce((sum, option) => sum + (option.price ?? 0) * countOf(option, given), 0)
}

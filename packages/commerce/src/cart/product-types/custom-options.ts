// Custom options: additional inputs of a product of any type, e.g. a name to engrave. They may cost extra.
import type { CustomOption, CustomOptionPrice, CustomOptionValue } from '../../product/product-doc.ts'
import { type Cents, percentOf, toDollars } from '../../platform/money.ts'
import { customOptionUid, customValueUid } from '../../product/option-uids.ts'
import type { SalesContext } from '../sales-context.ts'
import { type CartUserError, cartUserError } from '../cart-user-error.ts'
import type { OptionPick } from './choice.ts'
import { longDay } from './option-days.ts'
import type { ChosenLine, OptionText, ChoiceRequest } from './product-type.ts'

const LONGEST_FIELD = 255
const LONGEST_AREA = 2000

const TYPED: ReadonlySet<CustomOption['kind']> = new Set(['field', 'area', 'date'])
const TAKES_MANY: ReadonlySet<CustomOption['kind']> = new Set(['checkbox', 'multiple'])

/** Of `YYYY-MM-DD`. */
const DAY_LENGTH = 10

/** The answers to a product's custom options, in its order. */
export function chooseOptions(requested: ChoiceRequest): OptionPick[] | CartUserError {
  const picks: OptionPick[] = []
  for (const option of requested.product.doc.customOptions) {
    const pick = TYPED.has(option.kind) ? typedPick(option, requested) : valuePick(option, requested)
    if ('code' in pick) return pick
    const isEmpty = pick.text === '' && pick.valueIds.length === 0
    if (isEmpty && option.isRequired) return cartUserError('REQUIRED_OPTION_MISSING')
    if (!isEmpty) picks.push(pick)
  }
  return picks
}

function typedPick(option: CustomOption, { typed }: ChoiceRequest): OptionPick | CartUserError {
  const text =
    typed.findLast((each) => each.kind === 'customOption' && each.optionId === option.id)?.text.trim() ?? ''
  const most = option.maxCharacters ?? (option.kind === 'area' ? LONGEST_AREA : LONGEST_FIELD)
  if (text.length > most) return cartUserError('TEXT_TOO_LONG')
  if (option.kind === 'date' && text !== '' && !isDate(text)) return cartUserError('DATE_INVALID')
  // Days only are sold; front ends of a Magento send a time as well.
  return {
    optionId: option.id,
    valueIds: [],
    text: option.kind === 'date' ? text.slice(0, DAY_LENGTH) : text,
  }
}

/** A real day, written `YYYY-MM-DD`, perhaps with a time after it. */
function isDate(text: string): boolean {
  const day = /^(\d{4}-\d\d-\d\d)([ T]\d\d:\d\d(:\d\d)?)?$/.exec(text)?.[1]
  const time = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day ?? '-')
}

function valuePick(option: CustomOption, { picked, typed }: ChoiceRequest): OptionPick | CartUserError {
  const chosen = new Set([
    ...picked.flatMap((each) =>
      each.kind === 'customValue' && each.optionId === option.id ? each.valueId : [],
    ),
    // The older mutations send a list of value ids as a text.
    ...typed.flatMap((each) =>
      each.kind === 'customOption' && each.optionId === option.id ? each.text.split(',').map(Number) : [],
    ),
  ])
  const valueIds = option.values.map(({ id }) => id).filter((id) => chosen.has(id))
  if (valueIds.length < chosen.size) return cartUserError('OPTION_UNKNOWN')
  if (valueIds.length > 1 && !TAKES_MANY.has(option.kind)) return cartUserError('OPTION_UNKNOWN')
  return { optionId: option.id, valueIds, text: '' }
}

interface Answer {
  option: CustomOption
  pick: OptionPick
  values: CustomOptionValue[]
}

function answersOf({ product, choice }: Pick<ChosenLine, 'product' | 'choice'>): Answer[] {
  return product.doc.customOptions.flatMap((option) => {
    const pick = choice.options?.find((each) => each.optionId === option.id)
    return pick
      ? [{ option, pick, values: option.values.filter(({ id }) => pick.valueIds.includes(id)) }]
      : []
  })
}

/** What the answers add to a price; percentages are of that price, each rounded by itself. */
export function optionsPrice(line: Pick<ChosenLine, 'product' | 'choice'>, price: Cents): Cents {
  return answersOf(line)
    .flatMap(({ option, values }) =>
      TYPED.has(option.kind) ? [option.price] : values.map((value) => value.price),
    )
    .reduce((sum, added) => sum + (added ? addedPrice(added, price) : 0), 0)
}

function addedPrice(added: CustomOptionPrice, price: Cents): Cents {
  return added.kind === 'fixed' ? added.cents : percentOf(price, added.percent)
}

/** What the answers append to the SKU of an order's item, as Magento does. */
export function optionSkus(line: Pick<ChosenLine, 'product' | 'choice'>): string[] {
  return answersOf(line).flatMap(({ option, values }) =>
    TYPED.has(option.kind) ? (option.sku ?? []) : values.flatMap((value) => value.sku ?? []),
  )
}

/** `customizable_options` of a cart item. */
export function optionShapes(line: ChosenLine, { language }: SalesContext) {
  return answersOf(line).map(({ option, pick, values }) => ({
    customizable_option_uid: customOptionUid(option.id),
    id: option.id,
    label: option.title[language],
    type: option.kind,
    is_required: option.isRequired,
    sort_order: line.product.doc.customOptions.indexOf(option) + 1,
    values: TYPED.has(option.kind)
      ? [
          {
            customizable_option_value_uid: customOptionUid(option.id),
            id: option.id,
            // Shown where there is one; the value is what was typed.
            label: option.kind === 'date' ? longDay(pick.text, language) : '',
            value: pick.text,
            price: priceShape(option.price),
          },
        ]
      : values.map((value) => ({
          customizable_option_value_uid: customValueUid(option.id, value.id),
          id: value.id,
          label: value.title[language],
          value: String(value.id),
          price: priceShape(value.price),
        })),
  }))
}

function priceShape(price: CustomOptionPrice = { kind: 'fixed', cents: 0 }) {
  return price.kind === 'fixed'
    ? { value: toDollars(price.cents), type: 'FIXED', units: '$' }
    : { value: price.percent, type: 'PERCENT', units: '%' }
}

/** The titles of the values that were chosen. */
export function selectedTexts(line: Pick<ChosenLine, 'product' | 'choice'>): OptionText[] {
  return answersOf(line).flatMap(({ option, values }) => {
    const titles = (language: 'en' | 'fr') => values.map(({ title }) => title[language]).join(', ')
    return values.length > 0 ? [{ label: option.title, value: { en: titles('en'), fr: titles('fr') } }] : []
  })
}

/** What was typed. */
export function enteredTexts(line: Pick<ChosenLine, 'product' | 'choice'>): OptionText[] {
  return answersOf(line).flatMap(({ option, pick: { text } }) => {
    const value =
      option.kind === 'date' ? { en: longDay(text, 'en'), fr: longDay(text, 'fr') } : { en: text, fr: text }
    return text === '' ? [] : [{ label: option.title, value }]
  })
}

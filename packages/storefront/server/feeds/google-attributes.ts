// The attributes of Google's product data specification that the feed has, with their limits
// (https://support.google.com/merchants/answer/7052112). Meta, Pinterest and Microsoft take the same names.

interface Rule {
  isRequired?: true
  /** Characters. */
  most?: number
  /** Longer texts are cut at a word. */
  isCut?: true
  pattern?: RegExp
  values?: readonly string[]
}

const ADDRESS: Rule = { most: 2000, pattern: /^https?:\/\/\S+$/ }
const PRICE: Rule = { pattern: /^\d+(\.\d+)? [A-Z]{3}$/ }
const WEIGHT: Rule = { pattern: /^\d+(\.\d+)? lb$/ }
const LENGTH: Rule = { pattern: /^\d+(\.\d+)? in$/ }

export const GOOGLE_RULES = {
  id: { isRequired: true, most: 50 },
  item_group_id: { most: 50 },
  title: { isRequired: true, most: 150, isCut: true },
  description: { isRequired: true, most: 5000, isCut: true },
  link: { isRequired: true, ...ADDRESS },
  canonical_link: ADDRESS,
  image_link: { isRequired: true, ...ADDRESS },
  additional_image_link: ADDRESS,
  availability: { isRequired: true, values: ['in_stock', 'out_of_stock', 'preorder', 'backorder'] },
  price: { isRequired: true, ...PRICE },
  sale_price: PRICE,
  condition: { values: ['new', 'refurbished', 'used'] },
  brand: { most: 70 },
  identifier_exists: { values: ['yes', 'no'] },
  product_type: { most: 750 },
  color: { most: 100 },
  size: { most: 100 },
  material: { most: 200, isCut: true },
  product_length: LENGTH,
  product_width: LENGTH,
  product_height: LENGTH,
  shipping_weight: WEIGHT,
  shipping_length: LENGTH,
  shipping_width: LENGTH,
  shipping_height: LENGTH,
} as const satisfies Record<string, Rule>

export type AttributeName = keyof typeof GOOGLE_RULES
export type Attribute = readonly [name: AttributeName, value: string]

const REQUIRED = Object.entries<Rule>(GOOGLE_RULES).flatMap(([name, { isRequired }]) =>
  isRequired ? [name] : [],
)

/** Fewer characters, up to the end of a word. */
const cutAt = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`.toWellFormed()

function isRight(value: string, { most = Infinity, pattern, values }: Rule): boolean {
  if (value === '' || value.length > most) return false
  return (pattern?.test(value) ?? true) && (values?.includes(value) ?? true)
}

/** What the rules allow; null for a row that lacks something required. */
export function validRow(attributes: readonly Attribute[]): Attribute[] | null {
  const valid = attributes
    .map(([name, value]): Attribute => {
      const { isCut, most = Infinity }: Rule = GOOGLE_RULES[name]
      return [name, isCut ? cutAt(value, most) : value]
    })
    .filter(([name, value]) => isRight(value, GOOGLE_RULES[name]))
  const names = new Set<string>(valid.map(([name]) => name))
  return REQUIRED.every((name) => names.has(name)) ? valid : null
}

// What the builders of products have to know besides the product itself, and the options of attributes.
import type { Catalog, ShopRules } from '@loftwood/demo-store/read-catalog'
import type { Language } from '../../platform/analyze-text.ts'
import type { StoredCategory } from '../fill-categories.ts'

export type Picture = Catalog['pictures'][number]

export interface BuildContext {
  attributes: ShopRules['attributes']
  pictures: ReadonlyMap<string, readonly Picture[]>
  /** By its path in the default language. */
  categoryOf: (urlPath: string) => StoredCategory
  /** Of any product or variant. */
  productIdOf: (sku: string) => number
}

export function attributeLabel(attribute: string, { attributes }: BuildContext): Record<Language, string> {
  const found = attributes.find(({ code }) => code === attribute)
  if (!found) throw new Error(`attributes.json has no ${attribute}`)
  return found.label
}

/** @throws {Error} when the attribute has no such option */
export function option(attribute: string, code: string, { attributes }: BuildContext) {
  const found = attributes.find((each) => each.code === attribute)?.options.find((each) => each.code === code)
  if (!found) throw new Error(`attributes.json has no option ${code} of ${attribute}`)
  return found
}

export function optionId(attribute: string, code: string, context: BuildContext): number {
  return option(attribute, code, context).id
}

export function optionLabel(
  attribute: string,
  code: string,
  context: BuildContext,
): Record<Language, string> {
  return option(attribute, code, context).label
}

/** "Left" alone says nothing; a size or a finish does. */
export function choiceText(attribute: string, code: string, context: BuildContext): Record<Language, string> {
  const label = optionLabel(attribute, code, context)
  if (attribute !== 'att_ladder_side') return label
  const name = attributeLabel(attribute, context)
  return { en: `${name.en}: ${label.en}`, fr: `${name.fr}\u00A0: ${label.fr}` }
}

// The attributes products have: labels, options, and how Magento numbers them.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import type { Language } from '../platform/analyze-text.ts'
import { configurableChoiceUid, configurableValueUid } from './option-uids.ts'

export type Attribute = ShopRules['attributes'][number] & { id: number }
export type AttributeOption = Attribute['options'][number]

/** Attribute ids follow the order of the file, from Magento's first free number. */
const FIRST_ATTRIBUTE_ID = 90

export class AttributeSet {
  readonly #byCode: ReadonlyMap<string, Attribute>
  readonly #byId: ReadonlyMap<number, Attribute>

  constructor(attributes: ShopRules['attributes']) {
    const numbered = attributes.map((attribute, index) => ({ ...attribute, id: FIRST_ATTRIBUTE_ID + index }))
    this.#byCode = new Map(numbered.map((attribute) => [attribute.code, attribute]))
    this.#byId = new Map(numbered.map((attribute) => [attribute.id, attribute]))
  }

  /** In the order in which filters are shown. */
  all(): Attribute[] {
    return [...this.#byCode.values()].toSorted((a, b) => a.position - b.position)
  }

  byCode(code: string): Attribute | undefined {
    return this.#byCode.get(code)
  }

  byId(id: number): Attribute | undefined {
    return this.#byId.get(id)
  }

  option(code: string, optionId: number): AttributeOption | undefined {
    return this.#byCode.get(code)?.options.find(({ id }) => id === optionId)
  }

  optionLabel(code: string, optionId: number, language: Language): string | undefined {
    return this.option(code, optionId)?.label[language]
  }

  /** `configurable/<attribute>/<option>`: the uid of a choice's value, the same for every product. */
  valueUid(code: string, optionId: number): string {
    return configurableValueUid(this.#byCode.get(code)?.id ?? 0, optionId)
  }

  /** `configurable/<product>/<attribute>`: the uid of a product's choice. */
  choiceUid(productId: number, code: string): string {
    return configurableChoiceUid(productId, this.#byCode.get(code)?.id ?? 0)
  }
}

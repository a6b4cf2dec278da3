// The attributes of the shop while an import runs: values become options, unknown attributes are made.
import { readAttributes } from '../../product/stored-attributes.ts'
import type { StoredAttribute } from '../../product/stored-attributes.ts'
import type { Database, Write } from '../../db/open-database.ts'
import type { Language } from '../../platform/analyze-text.ts'
import { RowError } from './row-error.ts'
import { slugOf } from './cell-lists.ts'

/** Imported options are numbered from here: above those of the catalog's files. */
const FIRST_IMPORTED_OPTION = 10_001
const LONGEST_OPTION = 60
const yesNo: Readonly<Record<string, number>> = { yes: 1, '1': 1, no: 0, '0': 0 }

type Option = StoredAttribute['options'][number]

function optionCode(label: string, id: number): string {
  return slugOf(label).replaceAll('-', '_') || `option_${id}`
}

export class AttributeBook {
  readonly #byCode: Map<string, StoredAttribute>
  readonly #optionIds = new Map<string, number>()
  readonly #changed = new Set<StoredAttribute>()
  readonly #labels = new Map<string, Record<Language, string>>()
  #nextOption: number

  private constructor(attributes: readonly StoredAttribute[]) {
    this.#byCode = new Map(attributes.map((attribute) => [attribute.code, attribute]))
    this.#nextOption = FIRST_IMPORTED_OPTION
    for (const attribute of attributes) {
      for (const option of attribute.options) {
        this.#nextOption = Math.max(this.#nextOption, option.id + 1)
        this.#know(attribute.code, option)
      }
    }
  }

  static async open(db: Database, fromFiles: readonly StoredAttribute[]): Promise<AttributeBook> {
    return new AttributeBook(await readAttributes(db, fromFiles))
  }

  /** Labels by `<attribute>:<option>`, as the search index takes them. */
  get labels(): ReadonlyMap<string, Record<Language, string>> {
    return this.#labels
  }

  /** What kind of attribute it is; an unknown one is made, its first value telling the kind. */
  kindOf(code: string, value: string): StoredAttribute['input'] {
    return (this.#byCode.get(code) ?? this.#add(code, inputFor(value))).input
  }

  /** 1 or 0 of a yes/no attribute. @throws {RowError} */
  yesNoOf(code: string, value: string): number {
    const number = yesNo[value.toLowerCase()]
    if (number === undefined) throw new RowError(`${code}: Yes or No is needed, not ${value}`)
    return number
  }

  /** Makes an attribute as a file describes it, unless the shop has it. */
  define(described: Omit<StoredAttribute, 'options'>): void {
    if (this.#byCode.has(described.code)) return
    const attribute = { ...described, options: [] }
    this.#byCode.set(described.code, attribute)
    this.#changed.add(attribute)
  }

  /** Describes an option of an attribute; one that has the English label already stays. @throws {RowError} */
  describeOption(code: string, described: Omit<Option, 'id'>): void {
    const attribute = this.#byCode.get(code)
    if (!attribute || this.#optionIds.has(`${code}:${described.label.en.toLowerCase()}`)) return
    this.#addOption(attribute, { ...described, id: this.#nextOption++ })
  }

  /** The option with this label in any language, made if there is none. @throws {RowError} */
  optionOf(code: string, label: string): number {
    const existing = this.#optionIds.get(`${code}:${label.toLowerCase()}`)
    if (existing !== undefined) return existing
    if (label.length > LONGEST_OPTION)
      throw new RowError(`${code}: longer than ${LONGEST_OPTION} characters: ${label}`)
    const attribute = this.#byCode.get(code) ?? this.#add(code, 'select')
    const id = this.#nextOption++
    this.#addOption(attribute, { code: optionCode(label, id), id, label: { en: label, fr: label } })
    return id
  }

  /** Gives an imported option its label in another language, unless it has one. */
  translate(code: string, id: number, translation: { language: Language; label: string }): void {
    const attribute = this.#byCode.get(code)
    const option = attribute?.options.find((each) => each.id === id)
    if (!attribute || !option || id < FIRST_IMPORTED_OPTION) return
    if (option.label[translation.language] === translation.label) return
    option.label[translation.language] = translation.label
    this.#know(code, option)
    this.#changed.add(attribute)
  }

  async save(write: Write): Promise<void> {
    for (const attribute of this.#changed) {
      const row = { code: attribute.code, position: attribute.position, doc: JSON.stringify(attribute) }
      await write
        .insertInto('attribute')
        .values(row)
        .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
        .execute()
    }
    this.#changed.clear()
  }

  #addOption(attribute: StoredAttribute, option: Option): void {
    attribute.options.push(option)
    this.#know(attribute.code, option)
    this.#changed.add(attribute)
  }

  #know(code: string, { id, label }: Option): void {
    for (const text of [label.en, label.fr]) this.#optionIds.set(`${code}:${text.toLowerCase()}`, id)
    this.#labels.set(`${code}:${id}`, label)
  }

  #add(code: string, input: StoredAttribute['input']): StoredAttribute {
    const name = code.replace(/^att_/u, '').replaceAll('_', ' ')
    const label = name.charAt(0).toUpperCase() + name.slice(1)
    const attribute: StoredAttribute = {
      code,
      label: { en: label, fr: label },
      input,
      filterable: input !== 'text',
      position: 1 + Math.max(0, ...[...this.#byCode.values()].map(({ position }) => position)),
      options: [],
    }
    this.#byCode.set(code, attribute)
    this.#changed.add(attribute)
    return attribute
  }
}

/** Yes and No, else short words to choose from, else text. */
function inputFor(value: string): StoredAttribute['input'] {
  if (/^(?:yes|no)$/iu.test(value)) return 'boolean'
  const isText = value.length > LONGEST_OPTION || /[<\n]/u.test(value) || /^[\d.]+$/u.test(value)
  return isText ? 'text' : 'select'
}

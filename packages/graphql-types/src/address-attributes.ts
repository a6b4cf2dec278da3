// The optional texts of an address, a row each. Schema, fragments, input checks, forms, mails, import and export follow.

export interface AddressAttribute {
  /** The most characters. */
  length: number
  /** Autofill token of the HTML standard. */
  autocomplete: string
  /** Whether links and markup are errors: mails show the text to people who did not type it. */
  isPlain: boolean
  /** Of what Magento lacks; the form orders by `order`, as by Magento's `sort_order`. */
  own?: { label: { en: string; fr: string }; order: number }
}

const TABLE = {
  prefix: { length: 40, autocomplete: 'honorific-prefix', isPlain: true },
  middlename: { length: 255, autocomplete: 'additional-name', isPlain: true },
  suffix: { length: 40, autocomplete: 'honorific-suffix', isPlain: true },
  company: { length: 255, autocomplete: 'organization', isPlain: true },
  fax: { length: 64, autocomplete: 'fax', isPlain: false },
  vat_id: { length: 64, autocomplete: 'off', isPlain: false },
  buzzer_code: {
    length: 32,
    autocomplete: 'off',
    isPlain: true,
    own: { label: { en: 'Buzzer code', fr: 'Code de l’interphone' }, order: 100 },
  },
} satisfies Record<string, AddressAttribute>

export type AddressCode = keyof typeof TABLE
/** As they are stored: those that hold something. */
export type AddressTexts = { [code in AddressCode]?: string | undefined }

export const ADDRESS_ATTRIBUTES: Readonly<Record<AddressCode, AddressAttribute>> = TABLE
export const ADDRESS_CODES = Object.keys(TABLE) as AddressCode[]

/** What Magento lacks. */
export const OWN_ADDRESS_ATTRIBUTES = ADDRESS_CODES.flatMap((code) => {
  const { own } = ADDRESS_ATTRIBUTES[code]
  return own ? [{ code, ...own }] : []
})

/** Other languages get the English one. */
export const ownLabel = ({ label }: { label: { en: string; fr: string } }, language: string): string =>
  language.startsWith('fr') ? label.fr : label.en

/** A value for each. */
export function perAddressCode<Value>(
  valueOf: (attribute: AddressAttribute, code: AddressCode) => Value,
): Record<AddressCode, Value> {
  const entries = ADDRESS_CODES.map((code) => [code, valueOf(ADDRESS_ATTRIBUTES[code], code)] as const)
  return Object.fromEntries(entries) as Record<AddressCode, Value>
}

/** Trimmed, without the empty ones. */
export function addressTexts(source: {
  readonly [code in AddressCode]?: string | null | undefined
}): AddressTexts {
  const texts = ADDRESS_CODES.map((code) => [code, source[code]?.trim()] as const)
  return Object.fromEntries(texts.filter(([, text]) => text))
}

// The shapes of a product's JSON columns: precomputed from the catalog's files at import.
import type { FurnitureModel } from '@loftwood/demo-store/product-schema'
import type { Cents } from '../platform/money.ts'
import type { Language } from '../platform/analyze-text.ts'

export type ProductType =
  | 'simple'
  | 'configurable'
  | 'bundle'
  | 'grouped'
  | 'virtual'
  | 'downloadable'
  | 'giftcard'

export interface PricePair {
  regular: Cents
  final: Cents
}

export interface ProductPicture {
  /** Path under /media/catalog/product/. */
  file: string
  view: string
  /** The alternative text; by default the product's name. */
  label?: Localized
  /** Path of the video that it stands for. */
  clip?: string
}

/** A choice of a configurable product: the attribute and its option ids, in the order shown. */
export interface ProductChoice {
  attribute: string
  optionIds: number[]
}

type Localized = Record<Language, string>

/** From `quantity` pieces on each costs `price` (of a bundle: the whole set), unless it is cheaper already. */
export interface TierPrice {
  quantity: number
  price: Cents
}

export interface BundleSelection {
  /** The number on the wire; the same product may be chosen in several options. */
  id: number
  productId: number
  quantity: number
  canChangeQuantity: boolean
  isDefault: boolean
  /** What it adds to a bundle with a price of its own; a bundle without one costs what its parts cost. */
  price: Cents | null
}

export interface BundleOption {
  id: number
  title: Localized
  input: 'select' | 'radio' | 'checkbox' | 'multi'
  isRequired: boolean
  selections: BundleSelection[]
}

/** A set sold as one: a bed and the mattresses for it. */
export interface BundleDoc {
  /** Whether price, SKU and weight follow from what was chosen. */
  isDynamic: boolean
  /** Off the sum of a dynamic bundle's parts, e.g. 5. */
  discountPercent: number
  options: BundleOption[]
}

/** A product shown and priced on its own in a grouped one. */
export interface GroupedMember {
  productId: number
  /** How many are suggested. */
  quantity: number
}

export interface DownloadLink {
  id: number
  title: Localized
  /** Added to the product's price when links are bought one by one. */
  price: Cents
  /** Path below the folder of downloads. */
  file: string
  /** Path below the folder of samples. */
  sampleFile?: string
  /** Null for no limit. */
  maxDownloads: number | null
}

export interface DownloadDoc {
  title: Localized
  areLinksSoldSeparately: boolean
  links: DownloadLink[]
  /** Files below the folder of samples. */
  samples: { id: number; title: Localized; file: string }[]
}

export interface GiftCardDoc {
  /** `virtual` goes by e-mail, `physical` by mail, `combined` both. */
  kind: 'virtual' | 'physical' | 'combined'
  amounts: Cents[]
  /** Any amount in this range, besides the fixed ones. */
  openAmount?: { from: Cents; to: Cents }
  hasMessage: boolean
  /** Null for a card that never expires. */
  lifetimeDays: number | null
}

export type CustomOptionPrice = { kind: 'fixed'; cents: Cents } | { kind: 'percent'; percent: number }

export interface CustomOptionValue {
  id: number
  title: Localized
  price: CustomOptionPrice
  sku?: string
}

/** A custom option: an input that is not a variant, e.g. an engraved name or a colour of thread. */
export interface CustomOption {
  id: number
  title: Localized
  isRequired: boolean
  kind: 'field' | 'area' | 'date' | 'drop_down' | 'radio' | 'checkbox' | 'multiple'
  /** Of what is typed; kinds with values have the price and the SKU there. */
  price?: CustomOptionPrice
  sku?: string
  maxCharacters?: number
  values: CustomOptionValue[]
}

/** What a 3D view builds besides the measures; on the wire as the JSON text `furniture_model`. */
export interface FurnitureDoc {
  model: FurnitureModel
  /** Codes of what the product itself is: attribute -> option code. */
  options: Record<string, string>
  /** Of a choice of variants: option id -> code. */
  codes?: Record<number, string>
  /** `#rrggbb` by code. */
  swatches: Record<string, string>
}

/** Everything of a product that is the same in every language (`product.doc`). */
export interface ProductDoc {
  price: PricePair
  /** The final price without the catalog's price rules, while one lowers it. */
  beforeRules?: Cents
  lowest: PricePair
  highest: PricePair
  /** Pounds. */
  weight?: number
  /** Inches. */
  length?: number
  width?: number
  height?: number
  /** Option ids of select attributes, 0 or 1 of yes/no attributes. */
  attributes: Record<string, number>
  blocks: string[]
  /** Choices of a configurable product. */
  choices?: ProductChoice[]
  /** What a variant is: attribute -> option id. */
  chosen?: Record<string, number>
  pictures: ProductPicture[]
  furniture?: FurnitureDoc
  /** Ids of the categories it was put into, the main one first. */
  categoryIds: number[]
  relatedIds: number[]
  upsellIds: number[]
  crosssellIds: number[]
  tierPrices: TierPrice[]
  customOptions: CustomOption[]
  bundle?: BundleDoc
  grouped?: GroupedMember[]
  downloads?: DownloadDoc
  giftCard?: GiftCardDoc
}

/** Everything of a product that depends on the language (`product_text.doc`). */
export interface ProductTextDoc {
  name: string
  shortDescription: string
  description: string
  metaTitle?: string
  metaDescription?: string
  /** Texts of text attributes by code. */
  attributes: Record<string, string>
  /** Addresses, the canonical one first. */
  urls: string[]
}

/** One value a product can be filtered by. */
export interface ProductFacet {
  attribute: string
  value: string
  measure: number
}

/** A product, or a variant of one, ready to be written. */
export interface ProductRecord {
  sku: string
  type: ProductType
  parentSku?: string
  urlKeys: Record<Language, string>
  /** Pieces on hand; null for what is not counted: composed of others, or not a thing. */
  quantity: number | null
  doc: ProductDoc
  texts: Record<Language, ProductTextDoc>
  facets: ProductFacet[]
  /** Whether it is in listings and has an address; when absent, every product but a variant is. */
  isListed?: boolean
}

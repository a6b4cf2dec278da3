// The shapes of a product's JSON columns: what the catalogue's files become before anybody asks for them.
import type { Cents } from '../money.ts'
import type { Language } from '../search/analyze-text.ts'

export interface PricePair {
  regular: Cents
  final: Cents
}

export interface ProductPicture {
  /** Path under /media/catalog/product/. */
  file: string
  view: string
}

/** A choice of a configurable product: the attribute and its option ids, in the order shown. */
export interface ProductChoice {
  attribute: string
  optionIds: number[]
}

/** Everything of a product that is the same in every language (`product.doc`). */
export interface ProductDoc {
  price: PricePair
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
  /** Ids of the categories it was put into, the main one first. */
  categoryIds: number[]
  relatedIds: number[]
  upsellIds: number[]
  /** Addresses, the canonical one first. */
  urls: string[]
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
  type: 'simple' | 'configurable'
  parentSku?: string
  urlKey: string
  quantity: number
  doc: ProductDoc
  texts: Record<Language, ProductTextDoc>
  facets: ProductFacet[]
}

// The texts of a product in both languages; a variant's name ends with the labels of its choices.
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import type { Language } from '../../platform/analyze-text.ts'
import type { ProductTextDoc } from '../../product/product-doc.ts'

const textAttributes = [
  'order_time_frame',
  'material',
  'assembly',
  'included',
  'att_shipping_dimensions',
  'att_additional_dimensions',
  'warranty_note',
  'att_weight_capacity',
  'att_climbing_details',
  'att_split_details',
] as const

export function textsOf(
  product: CatalogProduct,
  labels: readonly Record<Language, string>[],
): Record<Language, ProductTextDoc> {
  const text = (language: Language): ProductTextDoc => ({
    name: [product.name[language], ...labels.map((label) => label[language])].join(', '),
    shortDescription: product.shortDescription[language],
    description: product.description[language],
    ...(product.metaTitle ? { metaTitle: product.metaTitle[language] } : {}),
    ...(product.metaDescription ? { metaDescription: product.metaDescription[language] } : {}),
    attributes: Object.fromEntries(
      textAttributes.flatMap((code) => {
        const value = product.attributes[code]
        return value ? [[code, value[language]]] : []
      }),
    ),
  })
  return { en: text('en'), fr: text('fr') }
}

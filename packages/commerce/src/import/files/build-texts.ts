// The texts of a product in both languages; a variant's name ends with the labels of its choices.
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import type { Language } from '../../platform/analyze-text.ts'
import type { ProductTextDoc } from '../../product/product-doc.ts'

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
      Object.entries(product.attributes).flatMap(([code, value]) =>
        isText(value) ? [[code, value[language]]] : [],
      ),
    ),
  })
  return { en: text('en'), fr: text('fr') }
}

/** Other attributes are numbers, codes of options or lists. */
function isText(value: unknown): value is Record<Language, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

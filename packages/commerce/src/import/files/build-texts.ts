// The texts of a product in both languages; a variant's name ends with the labels of its choices.
import type { CatalogProduct, FitAttributes } from '@loftwood/demo-store/product-schema'
import type { Language } from '../../platform/analyze-text.ts'
import { isFitCode } from '../../product/fit-attributes.ts'
import type { ProductTextDoc } from '../../product/product-doc.ts'

interface OwnTexts {
  /** Of the variant, in place of its parent's. */
  attributes?: FitAttributes | undefined
  /** None for a variant. */
  urls?: Record<Language, string[]>
}

export function textsOf(
  product: CatalogProduct,
  labels: readonly Record<Language, string>[],
  { attributes, urls }: OwnTexts,
): Record<Language, ProductTextDoc> {
  const text = (language: Language): ProductTextDoc => ({
    name: [product.name[language], ...labels.map((label) => label[language])].join(', '),
    shortDescription: product.shortDescription[language],
    description: product.description[language],
    ...(product.metaTitle ? { metaTitle: product.metaTitle[language] } : {}),
    ...(product.metaDescription ? { metaDescription: product.metaDescription[language] } : {}),
    attributes: Object.fromEntries(
      Object.entries({ ...product.attributes, ...attributes }).flatMap(([code, value]) => {
        if (isText(value)) return [[code, value[language]]]
        return isFitText(code, value) ? [[code, value]] : []
      }),
    ),
    urls: urls?.[language] ?? [],
  })
  return { en: text('en'), fr: text('fr') }
}

/** What fits a home is written the same in every language. */
export function isFitText(code: string, value: unknown): value is string {
  return isFitCode(code) && typeof value === 'string'
}

/** Other attributes are numbers, codes of options or lists. */
function isText(value: unknown): value is Record<Language, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

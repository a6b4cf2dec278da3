// Values of attributes that product-schema.ts does not name: attributes.json does, and says what they are.
import { z } from 'zod'
import type { attributesFile } from './catalog-schema.ts'
import { localizedText } from './field-shapes.ts'
import type { FiledProduct } from './product-links.ts'
import { productAttributes } from './product-schema.ts'

type Attribute = z.output<typeof attributesFile>[number]

const shapeOf = ({ input, options }: Attribute): z.ZodType => {
  if (input === 'select') return z.enum(options.map(({ code }) => code))
  if (input === 'boolean') return z.boolean()
  return input === 'text' ? localizedText : z.number()
}

/** Every error as `file: sku: what`. */
export function attributeErrors(filed: readonly FiledProduct[], attributes: readonly Attribute[]): string[] {
  const shapes = Object.fromEntries(
    attributes
      .filter(({ code }) => !(code in productAttributes.shape))
      .map((attribute) => [attribute.code, shapeOf(attribute).optional()]),
  )
  const others = z.strictObject({ ...productAttributes.partial().shape, ...shapes })
  return filed.flatMap(({ file, product }) =>
    (others.safeParse(product.attributes).error?.issues ?? []).map(
      ({ path, message }) => `${file}: ${product.sku}: ${['attributes', ...path].join('.')}: ${message}`,
    ),
  )
}

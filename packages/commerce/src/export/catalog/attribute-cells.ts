// The cell additional_attributes: `color=White,made_in_canada=Yes,…`, in the order of the attributes.
import type { StoredAttribute } from '../../product/stored-attributes.ts'
import { pairsCell } from '../cells.ts'
import type { Cell } from '../csv-file.ts'
import type { ExportedProduct } from './load-products.ts'

export class AttributeCells {
  readonly #attributes: readonly StoredAttribute[]

  constructor(attributes: readonly StoredAttribute[]) {
    this.#attributes = attributes.toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1))
  }

  /** What is the same in every language, and the texts in English. */
  of(product: ExportedProduct): string {
    const { doc, texts } = product
    const pairs = this.#attributes.map(({ code, input, options }): [string, Cell] => {
      if (input === 'text') return [code, texts.en.attributes[code]]
      const value = doc.attributes[code]
      if (value === undefined) return [code, undefined]
      if (input === 'boolean') return [code, value === 1 ? 'Yes' : 'No']
      if (input !== 'select') return [code, value]
      const labels = new Map(options.map(({ id, label }) => [id, label.en]))
      return [
        code,
        optionsOf(product, code)
          .flatMap((id) => labels.get(id) ?? [])
          .join('|'),
      ]
    })
    return pairsCell({ ...Object.fromEntries(pairs), ...measures(product) })
  }

  /** Texts only: Magento knows an option by its English label, and takes the others from the option itself. */
  translated({ texts }: ExportedProduct): string {
    return pairsCell(
      Object.fromEntries(this.#attributes.map(({ code }) => [code, texts.fr.attributes[code]])),
    )
  }

  /** `sku=A,color=White|…` */
  variations({ variants }: ExportedProduct): Record<string, string>[] {
    return variants.map(({ sku, chosen }) => ({ sku, ...this.#labelsOf(chosen) }))
  }

  /** `color=Finish,…` */
  variationLabels({ variants: [first] }: ExportedProduct): string {
    const codes = Object.keys(first?.chosen ?? {})
    const labels = new Map(this.#attributes.map(({ code, label }) => [code, label.en]))
    return pairsCell(Object.fromEntries(codes.map((code) => [code, labels.get(code)])))
  }

  #labelsOf(chosen: Record<string, number>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(chosen).flatMap(([code, id]) => {
        const attribute = this.#attributes.find((each) => each.code === code)
        const label = attribute?.options.find((option) => option.id === id)?.label.en
        return label === undefined ? [] : [[code, label]]
      }),
    )
  }
}

/** Several where a product has several; parts of a set and variants also bring some, which are not its own. */
function optionsOf({ doc, facets, type }: ExportedProduct, code: string): number[] {
  const own = doc.attributes[code] ?? 0
  if (type === 'bundle' || doc.choices?.some(({ attribute }) => attribute === code)) return [own]
  const others = (facets.get(code) ?? []).filter((id) => id !== own)
  return [own, ...others.toSorted((a, b) => a - b)]
}

function measures({ doc }: ExportedProduct): Record<string, Cell> {
  return {
    assembled_length: doc.length,
    assembled_width: doc.width,
    assembled_height: doc.height,
    products_blocks: doc.blocks.join('|'),
  }
}

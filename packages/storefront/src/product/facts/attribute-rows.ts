// Rows of the specification table by the back end's own names: what a catalog shows of its products besides this shop's fields.
import type { ProductAttributesQuery } from '@loftwood/graphql-types'
import { plainText } from '../../platform/plain-text.ts'

export interface AttributeRow {
  code: string
  label: string
  value: string
}

/** In the order of the product's answer; attributes without a name or a value are left out. */
export function attributeRows(data: ProductAttributesQuery | null | undefined): AttributeRow[] {
  const labels = new Map(data?.attributesList?.items.map((item) => [item?.code, item?.label]))
  return (data?.products?.items?.[0]?.custom_attributesV2?.items ?? []).flatMap((item) => {
    const label = labels.get(item?.code ?? '')
    if (!item || !label) return []
    const value =
      item.__typename === 'AttributeSelectedOptions'
        ? item.selected_options.flatMap((option) => option?.label ?? []).join(', ')
        : plainText('value' in item ? item.value : '')
    return value === '' ? [] : [{ code: item.code, label, value }]
  })
}

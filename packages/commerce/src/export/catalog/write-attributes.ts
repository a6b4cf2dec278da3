// attributes.csv: the attributes and options that have to exist in Magento before its import, one row per option.
import type { StoredAttribute } from '../../product/stored-attributes.ts'
import { readAttributes } from '../../product/stored-attributes.ts'
import type { ExportContext } from '../export-context.ts'

const COLUMNS = [
  'attribute_code',
  'frontend_input',
  'label',
  'label_fr',
  'is_filterable',
  'is_visible_on_front',
  'position',
  'option',
  'option_fr',
  'option_code',
  'swatch',
] as const

export async function writeAttributes({ db, folder, shop }: ExportContext): Promise<number> {
  const attributes = await readAttributes(db, shop.rules.attributes)
  return folder.writeCsv('attributes.csv', COLUMNS, async (file) => {
    for (const attribute of attributes.filter(({ code }) => code !== 'price')) {
      const { options } = attribute
      for (const option of options.length > 0 ? options : [undefined])
        await file.write({ ...attributeCells(attribute), ...(option ? optionCells(option) : {}) })
    }
  })
}

function attributeCells({ code, input, label, filterable, visible, position }: StoredAttribute) {
  return {
    attribute_code: code,
    frontend_input: input,
    label: label.en,
    label_fr: label.fr,
    is_filterable: filterable ? 1 : 0,
    is_visible_on_front: visible ? 1 : 0,
    position,
  }
}

function optionCells({ label, code, swatch }: StoredAttribute['options'][number]) {
  return { option: label.en, option_fr: label.fr, option_code: code, swatch }
}

/** Twenty products that belong together, as rows of Magento's product export, translations included. */
import { COLLECTIONS, ENGLISH, FABRICS, FINISHES, FRENCH, KINDS, PLACES, SIZES } from './words.ts'
import type { Random } from './random.ts'

export type ExportRow = Record<string, string | number>

export const FAMILY_SIZE = 20
const SIMPLES = 11
const VARIANTS = 6

type Kind = (typeof KINDS)[number]

const prose = (words: readonly string[], count: number, random: Random) =>
  `<p>${Array.from({ length: count }, () => random.pick(words)).join(' ')}.</p>`
const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

interface Named {
  sku: string
  name: string
  frenchName: string
  kind: Kind
}

/** What every row of the default store view has. */
function baseRow({ sku, name, kind }: Named, random: Random): ExportRow {
  const [top, leaf] = kind.path
  return {
    sku,
    attribute_set_code: 'Furniture',
    product_type: 'simple',
    categories: `Default Category/${top}/${leaf}`,
    product_websites: 'base',
    name,
    description: prose(ENGLISH, 60, random),
    short_description: prose(ENGLISH, 14, random),
    weight: 20 + random.whole(180),
    product_online: 1,
    tax_class_name: 'Taxable Goods',
    visibility: 'Catalog, Search',
    price: 49 + random.whole(1900) + 0.99,
    url_key: slug(`${name} ${sku}`),
    additional_attributes: attributes(kind, random),
    qty: random.whole(10) === 0 ? 0 : 5 + random.whole(200),
    is_in_stock: 1,
  }
}

function attributes(kind: Kind, random: Random, finish = random.pick(FINISHES)): string {
  const pairs = [
    `color=${finish}`,
    `att_fabric=${random.pick(FABRICS)}`,
    `b_collection_name=${random.pick(COLLECTIONS)}`,
    `made_in_canada=${random.whole(3) > 0 ? 'Yes' : 'No'}`,
    `best_seller=${random.whole(12) === 0 ? 'Yes' : 'No'}`,
    `assembled_height=${kind.height + random.whole(6) / 2}`,
    `material="Solid pine, ${random.pick(ENGLISH)} and ${random.pick(ENGLISH)}"`,
  ]
  return pairs.join(',')
}

function translation({ sku, frenchName }: Named, random: Random): ExportRow {
  return {
    sku,
    store_view_code: 'fr',
    name: frenchName,
    description: prose(FRENCH, 60, random),
    short_description: prose(FRENCH, 14, random),
  }
}

/** @param number of the family, from 0 */
export function familyRows(number: number, random: Random): ExportRow[] {
  const kind = KINDS[number % KINDS.length] as Kind
  const place = random.pick(PLACES)
  const named = (suffix: string, word: string, mot: string): Named => ({
    sku: `F${String(number).padStart(5, '0')}-${suffix}`,
    name: `${place} ${word} ${kind.en}`,
    frenchName: `${kind.fr} ${place} ${mot}`,
    kind,
  })
  const simples = Array.from({ length: SIMPLES }, (_, index) =>
    named(`S${index}`, random.pick(ENGLISH), random.pick(FRENCH)),
  )
  const skus = simples.map(({ sku }) => sku)
  const rows = simples.flatMap((each) => [
    { ...baseRow(each, random), ...specialPrice(random), related_skus: skus.slice(0, 4).join(',') },
    translation(each, random),
  ])
  const bundle = named('BUNDLE', 'set with', 'ensemble')
  const group = named('ROOM', 'room with', 'chambre')
  return [
    ...rows,
    ...configurable(named('CONF', 'classic', 'classique'), random),
    { ...baseRow(bundle, random), product_type: 'bundle', ...bundleCells(skus) },
    translation(bundle, random),
    {
      ...baseRow(group, random),
      product_type: 'grouped',
      associated_skus: skus
        .slice(4, 8)
        .map((sku) => `${sku}=1`)
        .join(','),
    },
    translation(group, random),
  ]
}

function specialPrice(random: Random): ExportRow {
  return random.whole(6) === 0 ? { special_price: 39.99 } : {}
}

function bundleCells(skus: readonly string[]): ExportRow {
  const values = skus
    .slice(0, 4)
    .map((sku, index) =>
      [
        `name=${index < 2 ? 'Bed' : 'Mattress'}`,
        'type=select',
        'required=1',
        `sku=${sku}`,
        'price=0.0000',
        `default=${index % 2 === 0 ? 1 : 0}`,
        'default_qty=1.0000',
        'price_type=fixed',
        'can_change_qty=0',
      ].join(','),
    )
  return { bundle_price_type: 'dynamic', bundle_sku_type: 'dynamic', bundle_values: values.join('|') }
}

function configurable(parent: Named, random: Random): ExportRow[] {
  const first = random.whole(FINISHES.length)
  const choices = Array.from({ length: VARIANTS }, (_, index) => ({
    sku: `${parent.sku}-${index}`,
    finish: FINISHES[(first + Math.floor(index / 2)) % FINISHES.length] as string,
    size: SIZES[index % 2] as string,
  }))
  const variants = choices.map(({ sku, finish, size }) => ({
    ...baseRow({ ...parent, sku, name: `${parent.name}, ${finish}, ${size}` }, random),
    visibility: 'Not Visible Individually',
    additional_attributes: `${attributes(parent.kind, random, finish)},att_bed_size=${size}`,
  }))
  const cells = choices.map(({ sku, finish, size }) => `sku=${sku},color=${finish},att_bed_size=${size}`)
  return [
    ...variants,
    {
      ...baseRow(parent, random),
      product_type: 'configurable',
      configurable_variations: cells.join('|'),
      configurable_variation_labels: 'color=Finish,att_bed_size=Bed size',
    },
    translation(parent, random),
  ]
}

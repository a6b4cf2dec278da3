// A small product export as Magento writes it, with every kind of product, for tests of the import.

export type ExportRow = Record<string, string | number>

export function toCsv(rows: readonly ExportRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const quoted = (value: string | number | undefined) => `"${String(value ?? '').replaceAll('"', '""')}"`
  const lines = rows.map((row) => columns.map((column) => quoted(row[column])).join(','))
  return [columns.join(','), ...lines].join('\n')
}

export function makeRow(overrides: ExportRow): ExportRow {
  return {
    product_type: 'simple',
    name: String(overrides['sku']),
    price: '100.0000',
    qty: '5.0000',
    is_in_stock: '1',
    product_online: '1',
    visibility: 'Catalog, Search',
    categories: 'Default Category/Beds',
    ...overrides,
  }
}

const variant = (color: string, overrides: ExportRow = {}) =>
  makeRow({
    sku: `CABIN-${color}`,
    name: `Cabin bed ${color}`,
    visibility: 'Not Visible Individually',
    url_key: `cabin-bed-${color}`,
    ...overrides,
  })

/** One of each kind; composed ones before their parts, as an export may have them. */
export const exampleRows: readonly ExportRow[] = [
  makeRow({
    sku: 'CABIN',
    product_type: 'configurable',
    name: 'Cabin bed',
    categories: 'Default Category/Beds/Bunk Beds,Default Category/New',
    price: '',
    configurable_variations: 'sku=CABIN-Fern,color=Fern|sku=CABIN-White,color=White',
  }),
  {
    sku: 'CABIN',
    store_view_code: 'fr',
    name: 'Lit cabane',
    description: '<p>Un lit superposé solide.</p>',
  },
  variant('Fern', { price: 900, qty: 0 }),
  variant('White', {
    price: 1000,
    special_price: 850,
    special_price_to_date: '12/31/2099, 11:59 PM',
    additional_attributes: 'color=White,assembled_height=61.5',
  }),
  makeRow({
    sku: 'mattress-8',
    name: 'Mattress "Eight"',
    description: 'Foam, soft\nand cool',
    price: 200,
    categories: 'Default Category/Bedding',
    additional_attributes:
      'made_in_canada=Yes,material="Foam, cotton ""organic""",care_notes=<p>Wash cold</p>,firmness=Soft|Medium,rating_code=12',
    related_skus: 'CABIN,not-there-yet',
    base_image: '/m/a/mattress.png',
    base_image_label: 'On a bed',
    custom_options:
      'name=Embroidered name,type=field,required=0,price=15.0000,price_type=fixed,max_characters=12',
  }),
  {
    sku: 'mattress-8',
    store_view_code: 'fr',
    name: 'Matelas « Huit »',
    additional_attributes: 'material=Mousse,firmness=Souple',
  },
  makeRow({
    sku: 'SET',
    name: 'Cabin set',
    product_type: 'bundle',
    price: '',
    special_price: 90,
    bundle_price_type: 'dynamic',
    bundle_values: [
      'name=Bed,type=radio,required=1,sku=CABIN-White,price=0.0000,default=1,default_qty=1.0000,price_type=fixed,can_change_qty=0',
      'name=Mattress,type=select,required=1,sku=mattress-8,price=0.0000,default=1,default_qty=2.0000,price_type=fixed,can_change_qty=1',
    ].join('|'),
  }),
  makeRow({
    sku: 'ROOM',
    name: 'Cabin room',
    product_type: 'grouped',
    price: '',
    associated_skus: 'mattress-8=2.0000,SERVICE=1.0000',
  }),
  makeRow({ sku: 'SERVICE', name: 'Assembly at home', product_type: 'virtual', price: 150 }),
  makeRow({
    sku: 'PLAN',
    name: 'Cabin plan',
    product_type: 'downloadable',
    price: 12,
    downloadable_links:
      'group_title=Plans,title=Cabin plan,price=0.0000,downloads=3,file=plans/cabin.pdf,sample=samples/cabin.pdf',
  }),
  makeRow({
    sku: 'CARD',
    name: 'Gift card',
    product_type: 'giftcard',
    price: '',
    giftcard_type: 'virtual',
    giftcard_amount: '25.0000,50.0000',
  }),
  makeRow({ sku: 'OFF', product_online: 2 }),
]

// One small product of every type and kind of option, for tests.
import { makeProduct } from './small-catalog.ts'
import type { ProductData } from './small-catalog.ts'

const title = (text: string, french = `${text} (fr)`) => ({ en: text, fr: french })

const bed = makeProduct({
  sku: 'BED',
  type: 'configurable',
  name: title('Pine bed', 'Lit de pin'),
  price: 500,
  tierPrices: [{ quantity: 3, price: 450 }],
  configurable: {
    options: [
      {
        attribute: 'color',
        values: [
          { code: 'natural', skuCode: 'NAT' },
          { code: 'white', skuCode: 'WHT', priceDelta: 20 },
        ],
      },
      {
        attribute: 'att_bed_size',
        values: [
          { code: 'twin', skuCode: 'TWN' },
          { code: 'full', skuCode: 'FUL', priceDelta: 100 },
        ],
      },
    ],
    defaultStock: 8,
    stock: { 'BED-WHT-FUL': 0 },
  },
})

const parts = [
  makeProduct({
    sku: 'MATTRESS',
    name: title('Foam mattress', 'Matelas de mousse'),
    price: 200,
    specialPrice: 180,
  }),
  makeProduct({ sku: 'SPRINGS', name: title('Spring mattress', 'Matelas à ressorts'), price: 300, stock: 3 }),
  makeProduct({ sku: 'PILLOW', name: title('Pillow', 'Oreiller'), price: 30, stock: 50 }),
  makeProduct({ sku: 'GONE', name: title('Sold out lamp', 'Lampe épuisée'), price: 40, stock: 0 }),
  makeProduct({
    sku: 'ASSEMBLY',
    type: 'virtual',
    name: title('Assembly at home', 'Assemblage à domicile'),
    price: 90,
    dimensions: { length: 30, width: 22, height: 16 },
    customOptions: [{ id: 20, title: title('Preferred day', 'Jour préféré'), kind: 'date' }],
  }),
]

const bundle = makeProduct({
  sku: 'SET',
  type: 'bundle',
  name: title('Sleep set', 'Ensemble dodo'),
  price: 0,
  bundle: {
    pricing: 'dynamic',
    discountPercent: 10,
    options: [
      {
        id: 11,
        title: title('Bed', 'Lit'),
        input: 'radio',
        selections: [
          { id: 111, sku: 'BED-NAT-TWN', isDefault: true },
          { id: 112, sku: 'BED-WHT-FUL' },
        ],
      },
      {
        id: 12,
        title: title('Mattress', 'Matelas'),
        input: 'select',
        selections: [
          { id: 121, sku: 'MATTRESS', quantity: 2, isDefault: true, canChangeQuantity: true },
          { id: 122, sku: 'SPRINGS', quantity: 2 },
        ],
      },
      {
        id: 13,
        title: title('Extras', 'Suppléments'),
        input: 'checkbox',
        isRequired: false,
        selections: [
          { id: 131, sku: 'PILLOW' },
          { id: 132, sku: 'ASSEMBLY' },
        ],
      },
    ],
  },
})

const fixedBundle = makeProduct({
  sku: 'FIXED-SET',
  type: 'bundle',
  name: title('Guest set', 'Ensemble d’invités'),
  price: 250,
  specialPrice: 240,
  bundle: {
    pricing: 'fixed',
    options: [
      {
        id: 21,
        title: title('Pillows', 'Oreillers'),
        input: 'select',
        selections: [
          { id: 211, sku: 'PILLOW', isDefault: true, price: 25 },
          { id: 212, sku: 'PILLOW', quantity: 2, price: 22 },
        ],
      },
    ],
  },
})

const grouped = makeProduct({
  sku: 'ROOM',
  type: 'grouped',
  name: title('Whole room', 'Chambre complète'),
  price: 0,
  grouped: [{ sku: 'BED-WHT-TWN' }, { sku: 'PILLOW', quantity: 2 }, { sku: 'GONE', quantity: 0 }],
})

const downloadable = makeProduct({
  sku: 'PLAN',
  type: 'downloadable',
  name: title('Assembly plan', 'Plan d’assemblage'),
  price: 10,
  downloads: {
    title: title('Plans', 'Plans à télécharger'),
    areLinksSoldSeparately: true,
    links: [
      {
        id: 1,
        title: title('Plan in English'),
        price: 5,
        file: 'plan.en.pdf',
        sampleFile: 'page.pdf',
      },
      { id: 2, title: title('Plan in French'), price: 7, file: 'plan.fr.pdf', maxDownloads: 3 },
    ],
    samples: [{ id: 1, title: title('First page', 'Première page'), file: 'page.pdf' }],
  },
})

const giftCards = [
  makeProduct({
    sku: 'CARD',
    type: 'giftcard',
    name: title('Gift card by e-mail', 'Carte-cadeau par courriel'),
    price: 0,
    giftCard: { kind: 'virtual', amounts: [50, 100], openAmount: { from: 25, to: 500 }, lifetimeDays: 365 },
  }),
  makeProduct({
    sku: 'PAPER-CARD',
    type: 'giftcard',
    name: title('Gift card on paper', 'Carte-cadeau en papier'),
    price: 0,
    stock: 2,
    giftCard: { kind: 'physical', amounts: [75], hasMessage: false },
  }),
]

const engraved = makeProduct({
  sku: 'PLATE',
  name: title('Name plate', 'Plaque au nom'),
  price: 25,
  crosssellSkus: ['PILLOW', 'SET'],
  customOptions: [
    {
      id: 1,
      title: title('Name', 'Nom'),
      isRequired: true,
      kind: 'field',
      price: { amount: 5 },
      maxCharacters: 12,
    },
    { id: 2, title: title('Verse', 'Vers'), kind: 'area', skuSuffix: 'verse' },
    { id: 3, title: title('Date of birth', 'Date de naissance'), kind: 'date' },
    ...(['drop_down', 'radio', 'checkbox', 'multiple'] as const).map((kind, index) => ({
      id: 4 + index,
      title: title(`By ${kind}`),
      kind,
      values: [
        { id: 10 + 2 * index, title: title('Gold', 'Or'), price: { percent: 10 } },
        { id: 11 + 2 * index, title: title('Silver', 'Argent'), price: { amount: 3.5 }, skuSuffix: 'silver' },
      ],
    })),
  ],
})

export const everyType: readonly ProductData[] = [
  bed,
  ...parts,
  bundle,
  fixedBundle,
  grouped,
  downloadable,
  ...giftCards,
  engraved,
]

/** What its downloadable product needs besides. */
export const everyTypeFiles = {
  'downloads/plan.en.pdf': 'plan in English',
  'downloads/plan.fr.pdf': 'plan in French',
  'downloads/samples/page.pdf': 'first page',
}

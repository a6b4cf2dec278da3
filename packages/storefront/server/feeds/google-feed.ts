// The feed of Google Merchant Center: RSS 2.0, an item for each variant.
import type { Client } from '@loftwood/client'
import { brand } from '../../src/platform/brand/current-brand.ts'
import { addressOf, digitsOf, pictureAddress, sellerName, type FeedSite } from './feed-site.ts'
import { validRow, type Attribute, type AttributeName } from './google-attributes.ts'
import { escape } from '../plain-page.ts'
import type { Offer, OfferedGroup, Price } from './offers.ts'

/** How many more than the first one. */
const MORE_PICTURES = 10

const COLORS = /colou?r|finish/
const SIZES = /size/

/** Described as the back end describes the store view's home page. */
export async function googleHead(site: FeedSite, { magento }: Client): Promise<string> {
  const { storeConfig } = await magento.storeConfig()
  const name = sellerName(site)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<title>${escape(name)}</title>`,
    `<link>${escape(addressOf('/', site))}</link>`,
    `<description>${escape(storeConfig?.default_description || name)}</description>`,
    `<language>${site.view.locale}</language>\n`,
  ].join('\n')
}

export const GOOGLE_END = '</channel></rss>\n'

/** Variants that lack what the rules require are left out. */
export const googleItems = (group: OfferedGroup, site: FeedSite): string =>
  group.offers.map((offer) => itemOf(offer, group, site)).join('')

function itemOf(offer: Offer, group: OfferedGroup, site: FeedSite): string {
  const row = validRow(attributesOf(offer, group, site))
  if (!row) return ''
  const tags = row.map(([name, value]) => `<g:${name}>${escape(value)}</g:${name}>`)
  return `<item>${tags.join('')}</item>\n`
}

const money = ({ value, currency }: Price) => `${value.toFixed(digitsOf(currency))} ${currency}`

const measure = (name: AttributeName, value: number | null, unit: 'in' | 'lb'): Attribute[] =>
  value ? [[name, `${Math.round(value * 100) / 100} ${unit}`]] : []

function attributesOf(offer: Offer, group: OfferedGroup, site: FeedSite): Attribute[] {
  const { price, regularPrice, pictures } = offer
  const [first, ...more] = pictures.map(({ url }) => pictureAddress(url, site))
  const { name } = brand()
  const reduced: Attribute[] = price.value < regularPrice.value ? [['sale_price', money(price)]] : []
  const optionOf = (kind: RegExp) => offer.options.find(({ code }) => kind.test(code))?.value ?? ''
  return [
    ['id', offer.id],
    ['item_group_id', offer.options.length > 0 ? group.id : ''],
    ['title', offer.title],
    ['description', group.description],
    ['link', addressOf(offer.path, site)],
    ['canonical_link', addressOf(group.path, site)],
    ['image_link', first ?? ''],
    ...more.slice(0, MORE_PICTURES).map((link): Attribute => ['additional_image_link', link]),
    ['availability', offer.isAvailable ? 'in_stock' : 'out_of_stock'],
    ['price', money(regularPrice)],
    ...reduced,
    ['condition', 'new'],
    ['brand', name ?? ''],
    // Products have neither a GTIN nor their maker's number.
    ['identifier_exists', 'no'],
    ['product_type', group.categories[0] ?? ''],
    ['color', optionOf(COLORS)],
    ['size', optionOf(SIZES)],
    ['material', group.material],
    ...measure('product_length', offer.length, 'in'),
    ...measure('product_width', offer.width, 'in'),
    ...measure('product_height', offer.height, 'in'),
    ...shippingOf(offer),
  ]
}

/** All cartons weigh; measures are those of the only one, since there are none of several. */
function shippingOf({ cartons, weight }: Offer): Attribute[] {
  const total = cartons.reduce((sum, carton) => sum + carton.weight, 0) || weight
  const [only] = cartons.length === 1 ? cartons : []
  return [
    ...measure('shipping_weight', total, 'lb'),
    ...measure('shipping_length', only?.length ?? null, 'in'),
    ...measure('shipping_width', only?.width ?? null, 'in'),
    ...measure('shipping_height', only?.height ?? null, 'in'),
  ]
}

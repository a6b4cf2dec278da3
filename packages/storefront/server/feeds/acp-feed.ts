// The product feed of the Agentic Commerce Protocol as files (its schema.feed.json of 2026-04-17): a product a line, with its
// variants. The schema allows no further fields, so measures and weights are in the other feed only.
import { paths } from '../../src/paths.ts'
import { brand } from '../../src/platform/brand/current-brand.ts'
import { addressOf, digitsOf, pictureAddress, sellerName, type FeedSite } from './feed-site.ts'
import type { Offer, OfferedGroup, Picture, Price } from './offers.ts'

/** What the protocol calls the brand's pages. */
const POLICIES: Readonly<Record<string, string>> = {
  [paths.returnPolicy]: 'refund_policy',
  [paths.shippingInfo]: 'shipping_policy',
  [paths.privacyPolicy]: 'privacy_policy',
  [paths.faq]: 'faq',
}

/** What a file of products comes with. */
export const acpMetadata = ({ view }: FeedSite): object => {
  const { region } = new Intl.Locale(view.locale)
  return { id: view.code, ...(region && { target_country: region }) }
}

export const acpLine = (group: OfferedGroup, site: FeedSite): string =>
  `${JSON.stringify(productOf(group, site))}\n`

function productOf(group: OfferedGroup, site: FeedSite): object {
  const { id, title, description, path, pictures, offers } = group
  const seller = sellerOf(site)
  return {
    id,
    title,
    description: { plain: description },
    url: addressOf(path, site),
    ...mediaOf(pictures, site),
    variants: offers.map((offer) => ({ ...variantOf(offer, group, site), seller })),
  }
}

function variantOf(offer: Offer, { categories }: OfferedGroup, site: FeedSite): object {
  const { id, title, path, price, regularPrice, options, pictures } = offer
  return {
    id,
    title,
    url: addressOf(path, site),
    price: minorUnits(price),
    ...(price.value < regularPrice.value && { list_price: minorUnits(regularPrice) }),
    availability: { available: offer.isAvailable, status: statusOf(offer) },
    ...(categories.length > 0 && {
      categories: categories.map((value) => ({ value, taxonomy: 'merchant' })),
    }),
    condition: ['new'],
    ...(options.length > 0 && { variant_options: options.map(({ name, value }) => ({ name, value })) }),
    ...mediaOf(pictures, site),
  }
}

function statusOf({ isAvailable, left }: Offer): string {
  if (!isAvailable) return 'out_of_stock'
  return left === null ? 'in_stock' : 'limited_stock'
}

const minorUnits = ({ value, currency }: Price) => ({
  amount: Math.round(value * 10 ** digitsOf(currency)),
  currency,
})

const mediaOf = (pictures: readonly Picture[], site: FeedSite) =>
  pictures.length > 0 && {
    media: pictures.map(({ url, alt }) => ({
      type: 'image',
      url: pictureAddress(url, site),
      ...(alt && { alt_text: alt }),
    })),
  }

function sellerOf(site: FeedSite): object {
  const { help, company } = brand()
  const links = [...help, ...company].flatMap(([, path]) => {
    const type = site.missing.includes(path) ? undefined : POLICIES[path]
    return type ? [{ type, url: addressOf(path, site) }] : []
  })
  return { name: sellerName(site), ...(links.length > 0 && { links }) }
}

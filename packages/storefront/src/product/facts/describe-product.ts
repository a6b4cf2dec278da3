// A product page as schema.org data: the product with its offers, and the way to it.
import type { MerchantReturnPolicy, Offer, OfferShippingDetails, Product, Thing } from 'schema-dts'
import { categoryPath, paths, productPath } from '../../paths.ts'
import { isStocked } from '../../cart/stock-words.ts'
import { DEFAULT_COUNTRY } from '../../platform/constants.ts'
import { brand } from '../../platform/brand/current-brand.ts'
import type { Promises } from '../../platform/brand/brand.ts'
import { plainText } from '../../platform/plain-text.ts'
import { PICTURE_SIZES, pictureUrl } from '../../platform/media/picture-sizes.ts'
import { galleryPictures, type ProductDetail } from '../product-detail.ts'
import { breadcrumbList, type Absolute, type NamedPath } from '../../platform/head/structured-data.ts'

export interface ShopFacts {
  /** ISO 3166 code. */
  country: string | null | undefined
  /** ISO 4217 code, for prices that name none. */
  currency: string
  /** What the home page is called in breadcrumbs. */
  homeName: string
}

interface Facts extends ShopFacts {
  absolute: Absolute
  /** Whether the shop has one of the brand's pages. */
  has: (path: string) => boolean
}

/** All structured data of a product page. */
export function describeProduct(product: ProductDetail, facts: Facts): Thing[] {
  return [productOf(product, facts), breadcrumbList(crumbsOf(product, facts), facts.absolute)]
}

function crumbsOf(product: ProductDetail, { homeName }: Facts): NamedPath[] {
  const category = product.categories?.find((candidate) => candidate !== null)
  const url_suffix = category?.url_suffix
  const above = (category?.breadcrumbs ?? []).flatMap((crumb) =>
    crumb ? [{ name: crumb.category_name ?? '', url_path: crumb.category_url_path }] : [],
  )
  const own = category ? [{ name: category.name ?? '', url_path: category.url_path }] : []
  return [
    { name: homeName, path: paths.home },
    ...[...above, ...own].map(({ name, url_path }) => ({
      name,
      path: categoryPath({ url_path: url_path ?? null, url_suffix: url_suffix ?? null }),
    })),
    { name: product.name ?? '', path: productPath(product) },
  ]
}

function productOf(product: ProductDetail, facts: Facts): Product {
  const { absolute } = facts
  const { name } = brand()
  const pictures = galleryPictures(product.media_gallery).slice(0, 5)
  const origin = (url: string) => new URL(url, absolute(paths.home)).href
  return {
    '@type': 'Product',
    name: product.name ?? '',
    sku: product.sku ?? '',
    url: absolute(productPath(product)),
    description: product.meta_description || plainText(product.short_description?.html ?? ''),
    ...(name !== undefined && { brand: { '@type': 'Brand', name } }),
    image: pictures.map(({ url }) => origin(pictureUrl(url, PICTURE_SIZES.galleryFull.width))),
    offers: offersOf(product, facts),
    ...(product.review_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        // The back end rates in percent.
        ratingValue: Math.round(product.rating_summary / 2) / 10,
        bestRating: 5,
        reviewCount: product.review_count,
      },
    }),
  }
}

/** One price, or the range of a product with choices. */
function offersOf(product: ProductDetail, facts: Facts): Product['offers'] {
  const { minimum_price, maximum_price } = product.price_range
  const low = minimum_price.final_price
  const high = (maximum_price ?? minimum_price).final_price
  const common = {
    priceCurrency: low.currency ?? facts.currency,
    ...availabilityOf(product),
    itemCondition: 'https://schema.org/NewCondition',
    url: facts.absolute(productPath(product)),
    ...promisesOf(facts),
  } as const satisfies Partial<Exclude<Offer, string>>
  if (low.value === high.value) return { '@type': 'Offer', price: low.value ?? 0, ...common }
  return { '@type': 'AggregateOffer', lowPrice: low.value ?? 0, highPrice: high.value ?? 0, ...common }
}

/** As on the page: nothing of what lies in no stock and can be ordered. */
function availabilityOf(product: ProductDetail): {
  availability?: 'https://schema.org/InStock' | 'https://schema.org/OutOfStock'
} {
  if (product.stock_status === 'OUT_OF_STOCK') return { availability: 'https://schema.org/OutOfStock' }
  return isStocked(product) ? { availability: 'https://schema.org/InStock' } : {}
}

/** Only what the shop vouches for. */
function promisesOf(
  facts: Facts,
): Pick<Exclude<Offer, string>, 'shippingDetails' | 'hasMerchantReturnPolicy'> {
  const { shippingPage, returnDays, returnPage } = brand().promises
  return {
    ...(shippingPage !== undefined &&
      facts.has(shippingPage) && { shippingDetails: shippingOf(facts, shippingPage) }),
    ...(returnDays !== undefined && {
      hasMerchantReturnPolicy: returnsOf(facts, { returnDays, returnPage }),
    }),
  }
}

function shippingOf({ country, absolute }: Facts, page: string): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country ?? DEFAULT_COUNTRY },
    shippingSettingsLink: absolute(page),
  }
}

function returnsOf(
  { country, absolute, has }: Facts,
  { returnDays, returnPage }: Promises,
): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country ?? DEFAULT_COUNTRY,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays ?? 0,
    ...(returnPage !== undefined && has(returnPage) && { merchantReturnLink: absolute(returnPage) }),
  }
}

// Loads a product page: the product itself must be there, the rest may be missing.
import {
  CmsBlocksDocument,
  CustomAttributeMetadataDocument,
  ProductAttributesDocument,
  ProductDetailsDocument,
  ProductReviewDocument,
} from '@loftwood/graphql-types'
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { decodePath, productPath, skuOf } from '../paths.ts'
import { isOffered } from '../platform/brand/use-existing.ts'
import { translatorOf } from '../platform/i18n/translator.ts'
import { splitPage, viewOf } from '../platform/i18n/page-view.ts'
import type { PageHead } from '../platform/head/head.ts'
import { loadPage, query } from '../platform/data/load-page.ts'
import { plainText } from '../platform/plain-text.ts'
import { hasPicture, PICTURE_SIZES, pictureUrl } from '../platform/media/picture-sizes.ts'
import type { ProductDetail } from './product-detail.ts'
import { describePage } from '../platform/head/structured-data.ts'
import { attributeRows } from './facts/attribute-rows.ts'
import { blockIdentifiers } from './facts/block-identifiers.ts'
import { describeProduct } from './facts/describe-product.ts'
import { loadChoiceFields } from './choosing/load-choice-fields.ts'
import { hasFields } from './types/product-types.ts'
import type { ProductPageData } from './product-page-data.ts'
import type { SoldOut } from './sold-out.ts'
import { productVariables, reviewVariables } from './product-variables.ts'

const COLLECTION = { attribute_code: 'b_collection_name', entity_type: 'catalog_product' }

/** Throws vike's abort: 404 when the back end has no such product. */
export async function loadProduct(pageContext: PageContext, sku: string): Promise<ProductPageData> {
  const extras: Promise<unknown>[] = [query(ProductReviewDocument, reviewVariables(sku)).run(pageContext)]
  const loadingAttributes = query(ProductAttributesDocument, productVariables(sku)).run(pageContext)
  const { details, storeConfig } = await loadPage(pageContext, {
    details: query(ProductDetailsDocument, productVariables(sku)),
  })
  const product = details.products?.items?.[0]
  if (!product) throw notOffered(pageContext)
  const identifiers = blockIdentifiers(product)
  if (identifiers.length > 0) extras.push(query(CmsBlocksDocument, { identifiers }).run(pageContext))
  if (hasFields(product)) extras.push(loadChoiceFields())
  // On a page reached by a link there is no HTML of the server to show before their code is there.
  if (!import.meta.env.SSR)
    extras.push(import('./buying/below-button.tsx'), import('./facts/product-details.tsx'))
  const [collection, named] = await Promise.all([
    collectionOf(pageContext, product),
    loadingAttributes,
    ...extras,
  ])
  const attributes = attributeRows(named.data)
  if (import.meta.env.SSR) describe(pageContext, product, storeConfig?.storeConfig?.store_country_code)
  return {
    sku,
    head: headOf(product, viewOf(pageContext).currency),
    ...(hasFields(product) && { hasFields: true }),
    ...(collection && { collection }),
    ...(attributes.length > 0 && { attributes }),
  }
}

/**
 * 404, not 410: what is sold out may be back. The address of a product that the back end knows by its look-up and shows no more
 * says so, with what is found by the words of the address.
 */
function notOffered(pageContext: PageContext): Error {
  const { path } = splitPage(pageContext)
  const [name = ''] = decodePath(path).split(/[?#]/)
  if (skuOf(name) !== undefined) return render(404)
  const words = name.slice(name.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  const soldOut: SoldOut = { words: words.split(/[-_]+/).join(' ').trim() }
  return render(404, soldOut)
}

function describe(pageContext: PageContext, product: ProductDetail, country: string | null | undefined) {
  const view = viewOf(pageContext)
  const facts = { country, currency: view.currency, homeName: translatorOf(view)('product.home') }
  const has = (path: string) => isOffered(pageContext, path)
  describePage(pageContext, (absolute) => describeProduct(product, { absolute, has, ...facts }))
}

/** The collection's name in the store's language; the product has only its number. */
async function collectionOf(
  pageContext: PageContext,
  { b_collection_name: number }: ProductDetail,
): Promise<string | null | undefined> {
  if (number == null) return undefined
  const { data } = await query(CustomAttributeMetadataDocument, { attributes: [COLLECTION] }).run(pageContext)
  const options = data?.customAttributeMetadata?.items?.[0]?.attribute_options
  return options?.find((option) => option?.value === String(number))?.label
}

function headOf(product: ProductDetail, currency: string): PageHead {
  const picture = product.thumbnail?.url
  const lowest = product.price_range.minimum_price?.final_price
  return {
    kind: 'product',
    title: product.meta_title ?? product.name ?? '',
    description: product.meta_description || plainText(product.short_description?.html ?? '', 160),
    canonicalPath: productPath(product),
    price: lowest?.value != null ? { value: lowest.value, currency: lowest.currency ?? currency } : undefined,
    image: hasPicture(picture) ? pictureUrl(picture, PICTURE_SIZES.galleryFull.width) : undefined,
  }
}

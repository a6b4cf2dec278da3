// What a product has by its type: parts of a set, members of a group, files, amounts, custom options.
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import { toCents } from '../../platform/money.ts'
import type { BuildContext } from './build-context.ts'
import type {
  BundleDoc,
  CustomOption,
  CustomOptionPrice,
  DownloadDoc,
  GiftCardDoc,
  ProductDoc,
} from '../../product/product-doc.ts'

type Part<Name extends keyof CatalogProduct> = NonNullable<CatalogProduct[Name]>

/** The parts of the document that only some types have. */
export function typePartsOf(
  product: CatalogProduct,
  { productIdOf }: BuildContext,
): Pick<ProductDoc, 'bundle' | 'grouped' | 'downloads' | 'giftCard'> {
  const { bundle, grouped, downloads, giftCard } = product
  return {
    ...(bundle ? { bundle: bundleDoc(bundle, productIdOf) } : {}),
    ...(grouped
      ? { grouped: grouped.map(({ sku, quantity }) => ({ productId: productIdOf(sku), quantity })) }
      : {}),
    ...(downloads ? { downloads: downloadDoc(downloads) } : {}),
    ...(giftCard ? { giftCard: giftCardDoc(giftCard) } : {}),
  }
}

export function customOptionsOf({ customOptions }: CatalogProduct): CustomOption[] {
  return customOptions.map(({ price, skuSuffix, values, maxCharacters, ...option }) => ({
    ...option,
    ...(maxCharacters === undefined ? {} : { maxCharacters }),
    ...(values.length > 0 ? {} : { price: customPrice(price), ...(skuSuffix ? { sku: skuSuffix } : {}) }),
    values: values.map((value) => ({
      id: value.id,
      title: value.title,
      price: customPrice(value.price),
      ...(value.skuSuffix ? { sku: value.skuSuffix } : {}),
    })),
  }))
}

function customPrice(price: Part<'customOptions'>[number]['price']): CustomOptionPrice {
  return 'percent' in price
    ? { kind: 'percent', percent: price.percent }
    : { kind: 'fixed', cents: toCents(price.amount) }
}

function bundleDoc(
  { pricing, discountPercent, options }: Part<'bundle'>,
  productIdOf: BuildContext['productIdOf'],
): BundleDoc {
  return {
    isDynamic: pricing === 'dynamic',
    discountPercent,
    options: options.map(({ selections, ...option }) => ({
      ...option,
      selections: selections.map(({ sku, price, ...selection }) => ({
        ...selection,
        productId: productIdOf(sku),
        price: pricing === 'dynamic' ? null : toCents(price ?? 0),
      })),
    })),
  }
}

function downloadDoc({ title, areLinksSoldSeparately, links, samples }: Part<'downloads'>): DownloadDoc {
  return {
    title,
    areLinksSoldSeparately,
    links: links.map(({ sampleFile, maxDownloads, price, ...link }) => ({
      ...link,
      price: toCents(price),
      ...(sampleFile ? { sampleFile } : {}),
      maxDownloads: maxDownloads ?? null,
    })),
    samples,
  }
}

function giftCardDoc({ kind, amounts, openAmount, hasMessage, lifetimeDays }: Part<'giftCard'>): GiftCardDoc {
  return {
    kind,
    amounts: amounts.map(toCents),
    ...(openAmount ? { openAmount: { from: toCents(openAmount.from), to: toCents(openAmount.to) } } : {}),
    hasMessage,
    lifetimeDays: lifetimeDays ?? null,
  }
}

// The cells that only one type of product has: parts of a bundle, members of a group, files, amounts. Pairs named `shop_…`
// are numbers of this shop, under names for which Magento has no use of its own.
import type { BundleDoc, DownloadDoc, GiftCardDoc } from '../../product/product-doc.ts'
import { dollars, listCell, pairListCell, yesNo } from '../cells.ts'
import type { Row } from '../csv-file.ts'
import type { AttributeCells } from './attribute-cells.ts'
import type { ExportedProduct, ProductPage } from './load-products.ts'

export const TYPE_COLUMNS = [
  'configurable_variations',
  'configurable_variation_labels',
  'bundle_price_type',
  'bundle_sku_type',
  'bundle_weight_type',
  'bundle_price_view',
  'bundle_shipment_type',
  'bundle_values',
  'associated_skus',
  'downloadable_links',
  'downloadable_samples',
  'giftcard_type',
  'giftcard_amount',
  'giftcard_allow_open_amount',
  'giftcard_open_amount_min',
  'giftcard_open_amount_max',
  'giftcard_allow_message',
  'giftcard_lifetime',
] as const

interface TypeContext {
  attributes: AttributeCells
  skuOf: ProductPage['skuOf']
}

export function typeCells(product: ExportedProduct, { attributes, skuOf }: TypeContext): Row {
  const { bundle, grouped, downloads, giftCard } = product.doc
  if (product.type === 'configurable') {
    return {
      configurable_variations: pairListCell(attributes.variations(product)),
      configurable_variation_labels: attributes.variationLabels(product),
    }
  }
  if (bundle) return bundleCells(bundle, skuOf)
  if (grouped) {
    const members = grouped.map(({ productId, quantity }) => ({ sku: skuOf(productId), quantity }))
    return {
      associated_skus: listCell(members.flatMap(({ sku, quantity }) => (sku ? [`${sku}=${quantity}`] : []))),
    }
  }
  if (downloads) return downloadCells(downloads)
  return giftCard ? giftCardCells(giftCard) : {}
}

function bundleCells({ isDynamic, options }: BundleDoc, skuOf: ProductPage['skuOf']): Row {
  const priced = isDynamic ? 'dynamic' : 'fixed'
  return {
    bundle_price_type: priced,
    bundle_sku_type: priced,
    bundle_weight_type: priced,
    bundle_price_view: 'Price range',
    bundle_shipment_type: 'together',
    bundle_values: pairListCell(
      options.flatMap(({ id, title, input, isRequired, selections }) =>
        selections.map((selection) => ({
          name: title.en,
          name_fr: title.fr,
          type: input,
          required: yesNo(isRequired),
          sku: skuOf(selection.productId),
          price: dollars(selection.price ?? 0),
          default: yesNo(selection.isDefault),
          default_qty: selection.quantity,
          price_type: 'fixed',
          can_change_qty: yesNo(selection.canChangeQuantity),
          shop_option: id,
          shop_selection: selection.id,
        })),
      ),
    ),
  }
}

/** From the folder of downloads: a sample may have the name of the file that is sold. */
function samplePath(file: string): string {
  return `samples/${file}`
}

function downloadCells({ title, areLinksSoldSeparately, links, samples }: DownloadDoc): Row {
  return {
    downloadable_links: pairListCell(
      links.map((link) => ({
        group_title: title.en,
        group_title_fr: title.fr,
        purchased_separately: yesNo(areLinksSoldSeparately),
        title: link.title.en,
        title_fr: link.title.fr,
        price: dollars(link.price),
        downloads: link.maxDownloads ?? 'unlimited',
        file: link.file,
        sample: link.sampleFile && samplePath(link.sampleFile),
        shop_link: link.id,
      })),
    ),
    downloadable_samples: pairListCell(
      samples.map((sample) => ({
        title: sample.title.en,
        title_fr: sample.title.fr,
        file: samplePath(sample.file),
        shop_sample: sample.id,
      })),
    ),
  }
}

function giftCardCells({ kind, amounts, openAmount, hasMessage, lifetimeDays }: GiftCardDoc): Row {
  return {
    giftcard_type: kind,
    giftcard_amount: listCell(amounts.map((cents) => dollars(cents) ?? '')),
    giftcard_allow_open_amount: yesNo(openAmount !== undefined),
    giftcard_open_amount_min: dollars(openAmount?.from),
    giftcard_open_amount_max: dollars(openAmount?.to),
    giftcard_allow_message: yesNo(hasMessage),
    giftcard_lifetime: lifetimeDays ?? 0,
  }
}

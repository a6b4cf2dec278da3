// Where a feed's products are: the shop's own address, and the store view it is for.
import { OFFER_PICTURE_WIDTH, pictureUrl } from '@loftwood/graphql-types/offers'
import { brand } from '../../src/platform/brand/current-brand.ts'
import { viewPath, type StoreView } from '../../src/platform/i18n/store-views.ts'

export interface FeedSite {
  publicUrl: string
  view: StoreView
  /** The brand's pages that the view does not have. */
  missing: readonly string[]
}

export const addressOf = (path: string, { publicUrl, view }: FeedSite): string =>
  new URL(publicUrl + viewPath(path, view)).href

export const pictureAddress = (source: string, { publicUrl }: FeedSite): string =>
  new URL(publicUrl + pictureUrl(source, OFFER_PICTURE_WIDTH)).href

export const sellerName = ({ view }: FeedSite): string => brand().name ?? view.name

/** Digits behind the point of a currency's amounts. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

// What one shop says, shows and promises; the brands are the folders of `brands/`. Imports types only.
import type { LeadDays } from '@loftwood/graphql-types/arrival-range'
import type en from '../../../messages/en.json'

/** A page that a brand links to: its name, and its path without language prefix. */
export type PageEntry = readonly [keyof typeof en, string]

/** A picture of the brand's own, among its public files. */
export interface LogoPicture {
  src: string
  /** CSS pixels. */
  width: number
  height: number
}

/** What the shop vouches for. Whatever a brand leaves out, its shop does not mention. */
export interface Promises {
  /** Days for returns, for search engines. */
  returnDays?: number
  /** The shop delivers, and this page says what that costs: named with products and to search engines. */
  shippingPage?: string
  returnPage?: string
  /** Mattresses go back for a refund only while their wrapping is closed. */
  mattressesUnopened?: boolean
  /** Products say what credit they earn, where the back end grants some. */
  loyaltyCredit?: boolean
  /** Days until a piece leaves, least and most, by its option of att_quick_ship; what ships quickly needs none. */
  leadDays?: Readonly<Record<number, LeadDays>>
  /** Larger orders are delivered free. */
  freeShipping?: boolean
}

export interface Brand {
  /** In titles and structured data; without one, what the back end calls the store. */
  name?: string
  /** `drawn`: the drawing of the ui package with the name; without one, the picture of the store's configuration, or the name. */
  logo?: 'drawn' | LogoPicture
  /** Colour of the browser's bar. */
  themeColor: string
  /** Whether its public files have favicon.ico, apple-touch-icon.png and site.webmanifest beside favicon.svg. */
  hasAllIcons?: boolean
  /** For link previews of pages without a picture of their own: 1200x630, among the public files. */
  socialPicture?: string
  /** `blocks`: the home page of this shop's own content blocks; without one, the CMS page that the store's configuration names. */
  home?: 'blocks'
  /** A page whose links are the shop's posts, an entry of the menus. */
  learning?: string
  /** Lists that every panel of the menu leads to. */
  shortcuts?: readonly PageEntry[]
  /** The content block behind the button at the top left. */
  notice?: string
  /** The content block whose links stand in the footer's last column. */
  footerBlock?: string
  /** Pages in the columns of the footer and beside each other: before and after an order. */
  help: readonly PageEntry[]
  /** Who sells here. */
  company: readonly PageEntry[]
  /** The pages that the checkout's footer names: terms, and where to ask. */
  policies?: readonly PageEntry[]
  /** Pages of the shop's own in the site map's first group. */
  shop: readonly PageEntry[]
  /** The category with the shop's mattresses, by its URL path: beds and carts offer those that fit. */
  mattressCategory?: string
  /** Categories below the top ones that the footer names too, by their URL path. */
  footerCategories?: readonly string[]
  /** Categories, by their URL path, in which and below which nothing stands on the floor by itself. */
  offFloorCategories?: readonly string[]
  promises: Promises
}

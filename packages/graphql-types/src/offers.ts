// What every answer to machines (feeds, agents) says alike of the contract's products.

/** Products and variants: `KAW-BNK`, `KAW-BNK:KAW-BNK-HI`. */
export const offerId = (...skus: string[]): string => skus.map(encodeURIComponent).join(':')

/** Of the widths that the storefront's picture route serves, that of its product pages. */
export const OFFER_PICTURE_WIDTH = 1_340

/** Prefix of the picture route. */
export const PICTURE_ROUTE = '/media'

/** Magento's resized copies. It makes one when it is first requested, within seconds; the original is always there. */
const RESIZED = /(?<=^|\/)catalog\/product\/cache\/(?:[\w-]+\/)*?[0-9a-f]{32}\//

/**
 * The address of a picture in one width.
 * @param source URL or path that the back end gave, e.g. `http://localhost:4100/media/products/a.jpg`
 */
export function pictureUrl(source: string, width: number): string {
  return `${PICTURE_ROUTE}/${width}/${mediaPath(source)}`
}

/** Where the original of a picture lies below the back end's media folder; also of an address of the picture route. */
export function mediaPath(source: string): string {
  const path = source.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '')
  const inMedia = path.replace(/^\/?(?:.*?\/)??media\/(?:\d+\/)?/, '').replace(/^\/+/, '')
  return inMedia.replace(RESIZED, 'catalog/product/')
}

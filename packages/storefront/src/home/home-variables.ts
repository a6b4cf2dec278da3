// Which blocks and products the home page shows: the variables of its queries, the same where they are loaded and shown.

/** Tiles of a row of products. */
const ROW = 4

/** CMS blocks of the home page. */
export const HOME_BLOCKS = {
  hero: 'home-hero',
  bunkBeds: 'home-bunk-beds',
  solidWood: 'home-solid-wood',
  freeShipping: 'home-free-shipping',
  shipping: 'home-shipping',
  inStock: 'home-in-stock',
  newsletter: 'newsletter',
} as const

/** Variables of the page's queries, the same on the server and in the components. */
export const homeVariables = {
  blocks: { identifiers: Object.values(HOME_BLOCKS) },
  bestSellers: { filter: { best_seller: { eq: '1' } }, pageSize: ROW, currentPage: 1 },
  /** Of a catalog without such attributes: a Magento answers what was made last first. */
  newest: { filter: {}, pageSize: 2 * ROW, currentPage: 1 },
  newProducts: { filter: { new: { eq: '1' } }, pageSize: ROW, currentPage: 1 },
}

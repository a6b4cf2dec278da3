// What the home page reads: its blocks, best sellers and new products.
import { CmsBlocksDocument, ProductsDocument } from '@loftwood/graphql-types'
import type { PageContext } from 'vike/types'
import { paths } from '../../app/paths.ts'
import { loadPage, query } from '../../shared/data/load-page.ts'
import { BRAND, type PageHead } from '../../shared/head.ts'
import { loadTranslator } from '../../shared/i18n/translator.ts'
import { splitLocale } from '../../shared/locales.ts'
import { PICTURE_SIZES, pictureUrl } from '../../shared/picture-sizes.ts'
import { describePage } from '../../shared/structured-data.ts'
import { describeShop } from './describe-shop.ts'
import { heroParts } from './hero-block.ts'

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
} as const

/** Variables of the page's queries, the same on the server and in the components. */
export const homeVariables = {
  blocks: { identifiers: Object.values(HOME_BLOCKS) },
  bestSellers: { filter: { best_seller: { eq: '1' } }, pageSize: ROW, currentPage: 1 },
  newProducts: { filter: { new: { eq: '1' } }, pageSize: ROW, currentPage: 1 },
}

/** Loads everything side by side. */
export async function loadHome(pageContext: PageContext): Promise<{ head: PageHead }> {
  const [t, { storeConfig, blocks }] = await Promise.all([
    loadTranslator(splitLocale(pageContext.urlOriginal).locale),
    loadPage(pageContext, {
      blocks: query(CmsBlocksDocument, homeVariables.blocks),
      bestSellers: query(ProductsDocument, homeVariables.bestSellers),
      newProducts: query(ProductsDocument, homeVariables.newProducts),
    }),
  ])
  const config = storeConfig.storeConfig
  const hero = blocks.cmsBlocks?.items?.find((block) => block?.identifier === HOME_BLOCKS.hero)
  const profiles = [config?.social_facebook, config?.social_twitter]
  if (import.meta.env.SSR) describePage(pageContext, (absolute) => describeShop(profiles, absolute))
  const { picture } = heroParts(hero?.content ?? '')
  return {
    head: {
      // The bare name says nothing of what there is.
      title: config?.default_title && config.default_title !== BRAND ? config.default_title : t('home.title'),
      description: config?.default_description || t('home.description'),
      canonicalPath: paths.home,
      image: picture && pictureUrl(picture, PICTURE_SIZES.bannerDesktop.width),
    },
  }
}

// What the home page reads: its blocks, best sellers and new products.
import { CmsBlocksDocument, ProductsDocument } from '@loftwood/graphql-types'
import type { PageContext } from 'vike/types'
import { paths } from '../paths.ts'
import { loadPage, optional, query } from '../platform/data/load-page.ts'
import { BRAND, type PageHead } from '../platform/head/head.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { viewOf } from '../platform/i18n/page-view.ts'
import { PICTURE_SIZES, pictureUrl } from '../platform/media/picture-sizes.ts'
import { describePage } from '../platform/head/structured-data.ts'
import { describeShop } from './describe-shop.ts'
import { heroParts } from './hero-block.ts'
import { HOME_BLOCKS, homeVariables } from './home-variables.ts'
import { loadVerification } from './site-verification.ts'

/** Loads everything in parallel. */
export async function loadHome(pageContext: PageContext): Promise<{ head: PageHead }> {
  const [t, { storeConfig, blocks }, verification] = await Promise.all([
    loadTranslator(viewOf(pageContext)),
    loadPage(pageContext, {
      blocks: optional(query(CmsBlocksDocument, homeVariables.blocks)),
      bestSellers: optional(query(ProductsDocument, homeVariables.bestSellers)),
      newProducts: optional(query(ProductsDocument, homeVariables.newProducts)),
    }),
    loadVerification(pageContext),
  ])
  const config = storeConfig?.storeConfig
  const hero = blocks?.cmsBlocks?.items?.find((block) => block?.identifier === HOME_BLOCKS.hero)
  const profiles = [config?.social_facebook, config?.social_twitter]
  if (import.meta.env.SSR) describePage(pageContext, (absolute) => describeShop(profiles, absolute))
  const { picture } = heroParts(hero?.content ?? '')
  return {
    head: {
      // The bare name says nothing of what there is.
      title: config?.default_title && config.default_title !== BRAND ? config.default_title : t('home.title'),
      description: config?.default_description || t('home.description'),
      canonicalPath: paths.home,
      verification,
      image: picture && pictureUrl(picture, PICTURE_SIZES.bannerDesktop.width),
    },
  }
}

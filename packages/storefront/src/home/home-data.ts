// What the home page reads: the brand's blocks with best sellers and new products, or the CMS page that the store names.
import {
  CmsBlocksDocument,
  CmsPageDocument,
  ProductCardsDocument,
  type StoreConfigFragment,
} from '@loftwood/graphql-types'
import type { PageContext } from 'vike/types'
import type { SearchAction, Thing } from 'schema-dts'
import { paths } from '../paths.ts'
import { brand } from '../platform/brand/current-brand.ts'
import { nameOf } from '../platform/brand/shop-name.ts'
import { loadPage, optional, query } from '../platform/data/load-page.ts'
import type { PageHead } from '../platform/head/head.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { viewOf } from '../platform/i18n/page-view.ts'
import { PICTURE_SIZES, pictureUrl } from '../platform/media/picture-sizes.ts'
import { type Absolute, describePage } from '../platform/head/structured-data.ts'
import type { CategoryPictures } from './category-pictures.ts'
import { heroParts } from './hero-block.ts'
import { HOME_BLOCKS, homeVariables } from './home-variables.ts'
import { loadVerification } from './site-verification.ts'

/** schema-dts does not know the property by which the search term is named. */
type SearchWithInput = SearchAction & { 'query-input': string }

/** What the home page says; profiles are pages of the shop elsewhere */
function describeShop(
  { name, profiles }: { name: string; profiles: readonly (string | null | undefined)[] },
  absolute: Absolute,
): Thing[] {
  const search: SearchWithInput = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(paths.search)}?term={term}` },
    'query-input': 'required name=term',
  } as SearchWithInput
  const url = absolute(paths.home)
  const sameAs = profiles.filter((profile): profile is string => Boolean(profile))
  return [
    { '@type': 'WebSite', name, url, potentialAction: search },
    { '@type': 'Organization', name, url, sameAs },
  ]
}

export interface HomeData {
  head: PageHead
  /** The CMS page that it shows; none for the brand's own blocks. */
  identifier?: string
  /** Of the categories, where that page has no content. */
  pictures?: CategoryPictures
}

type Config = StoreConfigFragment | null | undefined

/** The parts of the head that differ between the two kinds. */
interface Words {
  title?: string | null | undefined
  description?: string | null | undefined
  image?: string | undefined
}

export async function loadHome(pageContext: PageContext): Promise<HomeData> {
  await loadTranslator(viewOf(pageContext))
  return brand().home === 'blocks' ? loadBlocks(pageContext) : loadCmsHome(pageContext)
}

/** Loads everything in parallel. */
async function loadBlocks(pageContext: PageContext): Promise<HomeData> {
  const [t, { storeConfig, blocks }, verification] = await Promise.all([
    loadTranslator(viewOf(pageContext)),
    loadPage(pageContext, {
      blocks: optional(query(CmsBlocksDocument, homeVariables.blocks)),
      bestSellers: optional(query(ProductCardsDocument, homeVariables.bestSellers)),
      newProducts: optional(query(ProductCardsDocument, homeVariables.newProducts)),
    }),
    loadVerification(pageContext),
  ])
  const config = storeConfig?.storeConfig
  describeHome(pageContext, config)
  const hero = blocks?.cmsBlocks?.items?.find((block) => block?.identifier === HOME_BLOCKS.hero)
  const { picture } = heroParts(hero?.content ?? '')
  const { default_title, default_description } = config ?? {}
  const words = {
    // The bare name says nothing of what there is.
    title: default_title === nameOf(config) ? undefined : default_title,
    description: default_description || t('home.description'),
    // A brand's own has the shape that other sites show.
    image: brand().socialPicture ?? (picture && pictureUrl(picture, PICTURE_SIZES.bannerDesktop.width)),
  }
  return { head: { ...headOf(words, t('home.title')), verification } }
}

/** Magento names the page, sometimes with its number: `home|2`. Without content the page is made of the catalog. */
async function loadCmsHome(pageContext: PageContext): Promise<HomeData> {
  const { storeConfig } = await loadPage(pageContext, {})
  const config = storeConfig?.storeConfig
  const [identifier = ''] = (config?.cms_home_page || 'home').split('|')
  const [{ content }, verification] = await Promise.all([
    loadPage(pageContext, { content: optional(query(CmsPageDocument, { identifier })) }),
    loadVerification(pageContext),
  ])
  describeHome(pageContext, config)
  const page = content?.cmsPage
  const isEmpty = !page?.content?.trim()
  const [pictures] = await Promise.all([
    // Few shops need it.
    isEmpty ? import('./category-pictures.ts').then((it) => it.loadCategoryPictures(pageContext)) : undefined,
    isEmpty && loadPage(pageContext, { newest: optional(query(ProductCardsDocument, homeVariables.newest)) }),
  ])
  const words = {
    title: page?.meta_title || config?.default_title,
    description: page?.meta_description || config?.default_description,
  }
  const head = { ...headOf(words, nameOf(config)), verification }
  return { identifier, head, ...(pictures && { pictures }) }
}

function headOf({ title, description, image }: Words, name: string): PageHead {
  return {
    title: title || name,
    description: description || undefined,
    canonicalPath: paths.home,
    image,
  }
}

function describeHome(pageContext: PageContext, config: Config): void {
  if (!import.meta.env.SSR) return
  const profiles = [config?.social_facebook, config?.social_twitter]
  describePage(pageContext, (absolute) => describeShop({ name: nameOf(config), profiles }, absolute))
}

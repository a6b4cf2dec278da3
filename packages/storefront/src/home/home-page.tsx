// The home page: hero, categories, blocks that the store's flags enable, best sellers and new products.
import { CmsBlocksDocument } from '@loftwood/graphql-types'
import { Banner } from '@loftwood/ui/banner'
import { BunkDrawing } from '@loftwood/ui/bunk-drawing'
import { Container, Section } from '@loftwood/ui/layout'
import { useData } from 'vike-react/useData'
import { useQuery } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { NewsletterForm } from '../store/newsletter-form.tsx'
import { Picture } from '../platform/media/picture.tsx'
import { RichText } from '../platform/rich-text.tsx'
import { useStoreConfig } from '../store/shell.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { CmsHome } from './cms-home.tsx'
import { heroParts } from './hero-block.ts'
import type { HomeData } from './home-data.ts'
import { HOME_BLOCKS, homeVariables } from './home-variables.ts'
import { ProductRow, useRow } from './product-row.tsx'

interface Block {
  title: string
  html: string
}

function useBlocks(): (identifier: string) => Block | undefined {
  const [{ data }] = useQuery({ query: CmsBlocksDocument, variables: homeVariables.blocks })
  const items = (data?.cmsBlocks?.items ?? []).filter((item) => item !== null)
  return (identifier) => {
    const found = items.find((item) => item.identifier === identifier)
    return found ? { title: found.title ?? '', html: found.content ?? '' } : undefined
  }
}

/** The blocks that the store's configuration switches on, in their order. */
function useFeatureBlocks(): Block[] {
  const blockOf = useBlocks()
  const config = useStoreConfig()
  const flags = [
    [config?.home_show_solid_wood, HOME_BLOCKS.solidWood],
    [config?.home_show_in_stock, HOME_BLOCKS.inStock],
    [config?.home_show_shipping, HOME_BLOCKS.shipping],
    [config?.home_show_free_shipping, HOME_BLOCKS.freeShipping],
  ] as const
  return flags.flatMap(([isOn, identifier]) => (isOn ? (blockOf(identifier) ?? []) : []))
}

function Hero({ fallback }: { fallback: string | null | undefined }) {
  const hero = useBlocks()(HOME_BLOCKS.hero)
  const { head } = useData<HomeData>()
  if (!hero) return <h1 className="sr-only">{head.title}</h1>
  const { picture = fallback, phonePicture, alt, link, html } = heroParts(hero.html)
  return (
    <Container className="pt-4 lg:pt-6">
      <Banner
        headingLevel={1}
        title={hero.title}
        html={html}
        {...(link && { link })}
        picture={
          picture ? (
            <Picture
              source={picture}
              phoneSource={phonePicture}
              size="bannerDesktop"
              alt={alt}
              eager
              // Cut at its sides, it is wider than the place where it is shown.
              sizes="(min-width: 64rem) 64rem, calc(100vw - 2rem)"
            />
          ) : null
        }
      />
    </Container>
  )
}

function Features({ blocks }: { blocks: readonly Block[] }) {
  if (blocks.length === 0) return null
  return (
    <Section ground="birch">
      <ul className="grid gap-8 sm:grid-cols-2 xl:grid-cols-4">
        {blocks.map(({ title, html }) => (
          <li key={title}>
            <h2 className="text-xl">{title}</h2>
            <RichText html={html} hidesFirstHeading className="mt-2 text-sm text-ink-muted" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Which bed fits under which ceiling, beside a drawing of one. */
function CeilingGuide({ title, html }: Block) {
  return (
    <Section ground="birch">
      <div className="flex flex-wrap items-center justify-between gap-8">
        <div className="max-w-2xl">
          <h2 className="mb-4">{title}</h2>
          <RichText html={html} hidesFirstHeading />
        </div>
        <BunkDrawing className="mx-auto lg:me-24 lg:h-56" />
      </div>
    </Section>
  )
}

/** The words are the store's own block; a store without one has the shop's. */
function NewsletterSection({ block }: { block: Block | undefined }) {
  const t = useT()
  return (
    <Section>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-end lg:gap-16">
        <div>
          <h2 className="mb-4">{block?.title ?? t('newsletter.title')}</h2>
          {block ? (
            <RichText html={block.html} className="text-ink-muted" />
          ) : (
            <p className="text-ink-muted">{t('newsletter.lead')}</p>
          )}
        </div>
        <NewsletterForm id="home-newsletter-email" />
      </div>
    </Section>
  )
}

/** The brand's own home page, or the store's. */
export function HomePage() {
  const { identifier } = useData<HomeData>()
  return identifier === undefined ? <BlocksHome /> : <CmsHome identifier={identifier} />
}

/** All of it is the back end's: blocks, flags and products. */
function BlocksHome() {
  const t = useT()
  const config = useStoreConfig()
  const blockOf = useBlocks()
  const features = useFeatureBlocks()
  const bestSellers = useRow(homeVariables.bestSellers)
  const newProducts = useRow(homeVariables.newProducts)
  const bunkBeds = config?.home_show_bunk_beds ? blockOf(HOME_BLOCKS.bunkBeds) : undefined
  return (
    <>
      <Hero fallback={bestSellers[0]?.thumbnail?.url} />
      <CategoryTiles title={t('home.categories')} />
      <ProductRow
        className="pt-0"
        title={t('home.bestSellers')}
        products={bestSellers}
        more={paths.bestSellers}
      />
      <Features blocks={features} />
      <ProductRow title={t('home.new')} products={newProducts} more={paths.newArrivals} />
      {bunkBeds && <CeilingGuide {...bunkBeds} />}
      <NewsletterSection block={blockOf(HOME_BLOCKS.newsletter)} />
    </>
  )
}

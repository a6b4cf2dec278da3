// The product page below the header: the product that the page has loaded.
import { ProductDetailsDocument } from '@loftwood/graphql-types'
import { Breadcrumbs, type Crumb } from '@loftwood/ui/breadcrumbs'
import { Container, Section } from '@loftwood/ui/layout'
import { Suspense, useRef } from 'react'
import { useData } from 'vike-react/useData'
import { useQuery } from '../platform/data/use-query.ts'
import { categoryPath, paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { lazyAfterHydration, lazyPart } from '../platform/lazy-named.ts'
import type { ProductDetail } from './product-detail.ts'
import type { ProductPageData } from './product-page-data.ts'
import { useBuying } from './buying/buying.ts'
import { BuyBox, ProductHead } from './buying/buy-box.tsx'
import { ProductGallery } from './gallery/product-gallery.tsx'
import type { ExpressButtons } from '../cart/express-purchase.ts'
import { productVariables } from './product-variables.ts'
import { useAddToCart } from './buying/use-add-to-cart.ts'
import { useChoice } from './choosing/use-choice.ts'
import { useInSight, useSeen } from '../platform/use-in-sight.ts'
import { seenSection } from './seen-section.tsx'

const StickyBuyBar = lazyAfterHydration(() => import('./buying/sticky-buy-bar.tsx'), 'StickyBuyBar')
const ProductRows = lazyPart(() => import('./related/product-rows.tsx'), 'ProductRows')
const loadDetails = () => import('./facts/product-details.tsx')
const loadFit = () => import('./facts/will-it-fit.tsx')
const loadReviews = () => import('./facts/product-reviews.tsx')
const ProductDetails = seenSection(loadDetails, 'ProductDetails', {
  onServer: import.meta.env.SSR ? (await loadDetails()).ProductDetails : undefined,
})
const WillItFit = seenSection(loadFit, 'WillItFit', {
  onServer: import.meta.env.SSR ? (await loadFit()).WillItFit : undefined,
})
const ProductReviews = seenSection(loadReviews, 'ProductReviews', {
  onServer: import.meta.env.SSR ? (await loadReviews()).ProductReviews : undefined,
})

/** Home, the categories above the first one the product is in, that category, the product. */
function useCrumbs(product: ProductDetail): Crumb[] {
  const t = useT()
  const href = useHref()
  const category = product.categories?.find((candidate) => candidate !== null)
  const above = (category?.breadcrumbs ?? []).map((crumb) => ({
    label: crumb?.category_name ?? '',
    href: href(
      categoryPath({ url_path: crumb?.category_url_path ?? '', url_suffix: category?.url_suffix ?? '' }),
    ),
  }))
  const own = category ? [{ label: category.name ?? '', href: href(categoryPath(category)) }] : []
  return [
    { label: t('product.home'), href: href(paths.home) },
    ...above,
    ...own,
    { label: product.name ?? '' },
  ]
}

/** The pictures are square: as wide as leaves them on the screen together with what stands above them. */
const COLUMNS =
  'grid items-start gap-5 lg:grid-cols-[min(58%,max(26rem,calc(100svh-13rem)))_minmax(0,1fr)] lg:grid-rows-[auto_1fr] ' +
  'lg:gap-x-14'

/** Read before they come near, and their place is about as high as they are: nothing moves that is in sight. */
function RowsBelow({ product }: { product: ProductDetail }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place, '2000px')
  const room = <div className="min-h-360" />
  return (
    <div ref={place} className="noscript:hidden">
      {isSeen ? (
        <Suspense fallback={room}>
          <ProductRows {...{ product, room }} />
        </Suspense>
      ) : (
        room
      )}
    </div>
  )
}

interface ProductScreenProps {
  product: ProductDetail
  express: ExpressButtons | undefined
}

/** One product with everything about it; the choice lives here, because pictures and table follow it. */
function ProductScreen({ product, express }: ProductScreenProps) {
  const t = useT()
  const choice = useChoice(product)
  const cart = useAddToCart(product, choice)
  const buying = useBuying(product, choice, cart)
  const crumbs = useCrumbs(product)
  const button = useRef<HTMLDivElement>(null)
  // Not rendered while it is not needed, so that the keyboard meets one button only; what is sold out has no price to repeat.
  const isOut = useInSight(button) === false && cart.userError !== 'sold-out'
  return (
    <>
      <Container className="pt-4 pb-section">
        <Breadcrumbs crumbs={crumbs} label={t('product.breadcrumbs')} className="mb-4" />
        <div className={COLUMNS}>
          <ProductHead product={product} />
          <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <ProductGallery product={product} choice={choice} />
          </div>
          <BuyBox {...{ product, choice, cart, button, express }} />
        </div>
      </Container>
      <ProductDetails product={product} selection={choice.selection} />
      <WillItFit {...{ product, choice, buying }} />
      <Section>
        <ProductReviews product={product} />
      </Section>
      <RowsBelow product={product} />
      {isOut && (
        <Suspense fallback={null}>
          <StickyBuyBar {...{ product, choice, cart }} />
        </Suspense>
      )}
    </>
  )
}

/** A product reached from another starts with a fresh choice. */
export function ProductPage({ express }: { express?: ExpressButtons }) {
  const { sku } = useData<ProductPageData>()
  const [{ data }] = useQuery({ query: ProductDetailsDocument, variables: productVariables(sku) })
  const product = data?.products?.items?.[0]
  return product ? <ProductScreen key={product.uid} product={product} express={express} /> : null
}

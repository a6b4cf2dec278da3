// A row of products on the home page.
import { ProductCardsDocument, type ProductListItemFragment } from '@loftwood/graphql-types'
import { Section } from '@loftwood/ui/layout'
import { TextLink } from '@loftwood/ui/text-link'
import { usePageContext } from 'vike-react/usePageContext'
import { useQuery } from '../platform/data/use-query.ts'
import { isOffered } from '../platform/brand/use-existing.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { ProductTile } from '../product/card/product-tile.tsx'
import type { homeVariables } from './home-variables.ts'

type Variables = (typeof homeVariables)['bestSellers' | 'newProducts' | 'newest']

export function useRow(variables: Variables): ProductListItemFragment[] {
  const [{ data }] = useQuery({ query: ProductCardsDocument, variables })
  return (data?.products?.items ?? []).filter((item) => item !== null)
}

interface RowProps {
  title: string
  products: readonly ProductListItemFragment[]
  /** Path of the list of all of them; linked where the shop has it. */
  more?: string
  className?: string
}

export function ProductRow({ title, products, more, className }: RowProps) {
  const t = useT()
  const href = useHref()
  const pageContext = usePageContext()
  const hasMore = more !== undefined && isOffered(pageContext, more)
  if (products.length === 0) return null
  return (
    <Section
      title={title}
      {...(className === undefined ? {} : { className })}
      action={hasMore && <TextLink href={href(more)}>{t('home.seeAll')}</TextLink>}
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 lg:grid-cols-4">
        {products.map((product) => (
          <ProductTile key={product.uid} product={product} />
        ))}
      </div>
    </Section>
  )
}

// In place of the 404 page: a product that the back end does not show while it is sold out, and what is like it.
import { ProductsDocument } from '@loftwood/graphql-types'
import { ButtonLink } from '@loftwood/ui/button'
import { CardGrid, Container, Section } from '@loftwood/ui/layout'
import { useQuery } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { ProductTile } from '../product/card/product-tile.tsx'
import { alikeVariables, type SoldOut } from '../product/sold-out.ts'
import { CategoryLinks } from '../store/category-links.tsx'

export function SoldOutPage({ soldOut }: { soldOut: SoldOut }) {
  const t = useT()
  const href = useHref()
  const [{ data }] = useQuery({ query: ProductsDocument, variables: alikeVariables(soldOut) })
  const products = (data?.products?.items ?? []).filter((product) => product !== null)
  return (
    <>
      <Container width="text" className="py-section text-center">
        <h1 className="text-2xl">{t('error.soldOut')}</h1>
        <p className="mt-3 text-ink-muted">{t('error.soldOutDetail')}</p>
        <p className="mt-8">
          <ButtonLink href={href(paths.home)}>{t('error.backHome')}</ButtonLink>
        </p>
        {products.length === 0 && <CategoryLinks className="mt-12" />}
      </Container>
      {products.length > 0 && (
        <Section title={t('error.soldOutAlike')}>
          <CardGrid>
            {products.map((product) => (
              <ProductTile key={product.uid} product={product} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  )
}

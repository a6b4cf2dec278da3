// Below the fold: the description, and folded beside it the specifications, the cartons and the store's product blocks.
import { Accordion, Disclosure } from '@loftwood/ui/disclosure'
import { Section } from '@loftwood/ui/layout'
import { CmsBlocksDocument } from '@loftwood/graphql-types'
import { useData } from 'vike-react/useData'
import { useQuery } from '../../platform/data/use-query.ts'
import { paths } from '../../paths.ts'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import type { ProductDetail } from '../product-detail.ts'
import { remainingVariants, type Selection } from '../choosing/variant-selection.ts'
import { RichText } from '../../platform/rich-text.tsx'
import { blockIdentifiers } from './block-identifiers.ts'
import { DialogLink } from '../buying/dialog-link.tsx'
import type { ProductPageData } from '../product-page-data.ts'
import { specRows } from './spec-rows.ts'

interface DetailsProps {
  product: ProductDetail
  selection: Selection
}

interface Row {
  label: string
  value: string
}

function useRows({ product, selection }: DetailsProps): Row[] {
  const t = useT()
  const { collection, attributes = [] } = useData<ProductPageData>()
  const variants = product.__typename === 'ConfigurableProduct' ? remainingVariants(product, selection) : []
  const own = specRows(product, variants, useFormat()).map(({ label, value }) => ({ label: t(label), value }))
  const first = collection ? [{ label: t('product.spec.collection'), value: collection }] : []
  return [...first, ...own, ...attributes]
}

function Specifications({ rows }: { rows: readonly Row[] }) {
  const t = useT()
  if (rows.length === 0) return null
  return (
    <Disclosure title={t('product.specifications')} heading={{ level: 2 }}>
      <table className="w-full border-t border-line text-start">
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={index}
              className="border-b border-line align-top last:border-b-0 max-sm:flex max-sm:flex-col max-sm:py-2.5"
            >
              <th scope="row" className="pe-6 text-start font-semibold text-ink sm:w-2/5 sm:py-3">
                {row.label}
              </th>
              <td className="sm:py-3">{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}

function Cartons({ product }: Pick<DetailsProps, 'product'>) {
  const t = useT()
  if (!product.att_shipping_dimensions) return null
  return (
    <Disclosure title={t('product.shipping')} heading={{ level: 2 }}>
      <p className="mb-2">{product.att_shipping_dimensions}</p>
      <DialogLink flag="shipping" path={paths.shippingInfo}>
        {t('product.shippingMore')}
      </DialogLink>
    </Disclosure>
  )
}

function Blocks({ product }: Pick<DetailsProps, 'product'>) {
  const identifiers = blockIdentifiers(product)
  const [{ data }] = useQuery({
    query: CmsBlocksDocument,
    variables: { identifiers },
    pause: identifiers.length === 0,
  })
  const blocks = (data?.cmsBlocks?.items ?? []).filter((block) => block?.content)
  return blocks.map((block) => (
    <Disclosure key={block?.identifier} title={block?.title ?? ''} heading={{ level: 2 }}>
      <RichText html={block?.content ?? ''} hidesFirstHeading />
    </Disclosure>
  ))
}

/** Two columns from lg up. */
export function ProductDetails({ product, selection }: DetailsProps) {
  const t = useT()
  const rows = useRows({ product, selection })
  const description = product.description?.html ?? ''
  return (
    <Section ground="birch">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        {description !== '' && (
          <section aria-labelledby="description" className="min-w-0">
            <h2 id="description" className="mb-4 text-2xl">
              {t('product.description')}
            </h2>
            <RichText html={description} />
          </section>
        )}
        <Accordion className="min-w-0">
          <Specifications rows={rows} />
          <Cartons product={product} />
          <Blocks product={product} />
        </Accordion>
      </div>
    </Section>
  )
}

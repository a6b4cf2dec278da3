// Below the fold: description, specification table, the store's product blocks, shipping and warranty.
import { Accordion, Disclosure } from '@loftwood/ui/disclosure'
import { CmsBlocksDocument } from '@loftwood/graphql-types'
import { useQuery } from 'urql'
import { useData } from 'vike-react/useData'
import { paths } from '../../paths.ts'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import type { ProductDetail } from '../product-detail.ts'
import type { ChosenVariant } from '../choosing/variant-selection.ts'
import { plainText } from '../../platform/plain-text.ts'
import { RichText } from '../../platform/rich-text.tsx'
import { blockIdentifiers } from './block-identifiers.ts'
import { DialogLink } from '../buying/dialog-link.tsx'
import type { ProductPageData } from '../load-product.ts'
import { specRows } from './spec-rows.ts'

interface DetailsProps {
  product: ProductDetail
  variant: ChosenVariant | null
}

interface Row {
  label: string
  value: string
}

function useRows({ product, variant }: DetailsProps): Row[] {
  const t = useT()
  const { collection, attributes = [] } = useData<ProductPageData>()
  const own = specRows(product, variant, useFormat()).map(({ label, value }) => ({ label: t(label), value }))
  const first = collection ? [{ label: t('product.spec.collection'), value: collection }] : []
  return [...first, ...own, ...attributes]
}

function Specifications({ rows }: { rows: readonly Row[] }) {
  const t = useT()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="mb-4 text-2xl">
        {t('product.specifications')}
      </h2>
      <table className="w-full border-t border-line text-start">
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={index}
              className="border-b border-line align-top max-sm:flex max-sm:flex-col max-sm:py-2.5"
            >
              <th scope="row" className="pe-6 text-start font-semibold sm:w-2/5 sm:py-3">
                {row.label}
              </th>
              <td className="text-ink-muted sm:py-3">{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Disclosures({ product }: Pick<DetailsProps, 'product'>) {
  const t = useT()
  if (!product.att_shipping_dimensions && !product.warranty_note) return null
  return (
    <Accordion>
      {product.att_shipping_dimensions && (
        <Disclosure title={t('product.shipping')}>
          <p className="mb-2">{product.att_shipping_dimensions}</p>
          <DialogLink flag="shipping" path={paths.shippingInfo}>
            {t('product.shippingMore')}
          </DialogLink>
        </Disclosure>
      )}
      {product.warranty_note && (
        <Disclosure title={t('product.warranty')}>
          <p className="mb-2">{product.warranty_note}</p>
          <DialogLink flag="coverage" path={paths.warrantyInfo}>
            {t('product.warrantyMore')}
          </DialogLink>
        </Disclosure>
      )}
    </Accordion>
  )
}

function Blocks({ product }: Pick<DetailsProps, 'product'>) {
  const t = useT()
  const identifiers = blockIdentifiers(product)
  const [{ data }] = useQuery({
    query: CmsBlocksDocument,
    variables: { identifiers },
    pause: identifiers.length === 0,
  })
  const blocks = (data?.cmsBlocks?.items ?? []).filter((block) => block?.content)
  if (blocks.length === 0) return null
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know" className="mb-4 text-2xl">
        {t('product.goodToKnow')}
      </h2>
      <Accordion>
        {blocks.map((block) => (
          <Disclosure key={block?.identifier} title={block?.title ?? ''} name="product-blocks">
            <RichText html={block?.content ?? ''} hidesFirstHeading />
          </Disclosure>
        ))}
      </Accordion>
    </section>
  )
}

/** Characters of a line of text in a column, and lines of an average row of the table beside it. */
const LINE = 70
const ROW_LINES = 2

/** Two columns from lg up, of about the same length: the store's blocks stand in the one that is shorter without them. */
export function ProductDetails({ product, variant }: DetailsProps) {
  const t = useT()
  const rows = useRows({ product, variant })
  const description = product.description?.html ?? ''
  const isTextLonger = plainText(description).length / LINE > rows.length * ROW_LINES
  const blocks = <Blocks product={product} />
  return (
    <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
      <div className="flex min-w-0 flex-col gap-10">
        {description !== '' && (
          <section aria-labelledby="description">
            <h2 id="description" className="mb-4 text-2xl">
              {t('product.description')}
            </h2>
            <RichText html={description} />
          </section>
        )}
        <Disclosures product={product} />
        {!isTextLonger && blocks}
      </div>
      <div className="flex min-w-0 flex-col gap-10">
        <Specifications rows={rows} />
        {isTextLonger && blocks}
      </div>
    </div>
  )
}

// Below the button: what is promised, samples, and the size guide, sharing and comparing.
import { TextLink } from '@loftwood/ui/text-link'
import { useT } from '../../platform/i18n/use-t.ts'
import { ownMediaUrl, SAMPLE_ROUTE } from '../../platform/media/own-media.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'
import type { ProductDetail } from '../product-detail.ts'
import { ProductTools } from './product-tools.tsx'
import { Promises } from './promises.tsx'

/** Each opens in a new tab. Renders nothing without samples. */
function ProductSamples({ product }: { product: ProductDetail }) {
  const t = useT()
  if (product.__typename !== 'DownloadableProduct' || !product.downloadable_product_samples?.length)
    return null
  const picture = product.media_gallery?.[0]?.url
  return (
    <section aria-labelledby="samples" className="text-sm">
      <h2 id="samples" className="mb-1 font-sans text-sm font-semibold tracking-normal">
        {t('product.seeMore')}
      </h2>
      <ul>
        {product.downloadable_product_samples.map((sample) => (
          <li key={sample?.sample_url}>
            <TextLink
              href={ownMediaUrl(sample?.sample_url ?? '', picture, SAMPLE_ROUTE)}
              target="_blank"
              className="inline-block py-1"
            >
              {sample?.title}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface BelowButtonProps {
  product: ProductDetail
  choice: ChoiceState
}

export function BelowButton({ product, choice }: BelowButtonProps) {
  return (
    <div className="flex flex-col gap-4">
      <Promises {...{ product, choice }} />
      <ProductSamples product={product} />
      <ProductTools {...{ product, choice }} />
    </div>
  )
}

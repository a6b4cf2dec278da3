// "Will it fit?": what a family needs to know of its own home before it buys.
import { Section } from '@loftwood/ui/layout'
import { CartMattresses } from '../../cart/cart-mattresses.tsx'
import { HomeButton } from '../../fit/my-home/home-button.tsx'
import { useT } from '../../platform/i18n/use-t.ts'
import { FIT_PARTS, type FitPart } from '../fit-parts/parts.ts'
import type { Buying } from '../buying/buying.ts'
import type { ProductDetail } from '../product-detail.ts'
import { useFitSubject } from './use-fit-subject.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'

export interface WillItFitProps {
  product: ProductDetail
  choice: ChoiceState
  buying: Buying
}

const sizeOf = (parts: readonly FitPart[]) => parts.reduce((sum, { size }) => sum + size, 0)

/** The parts in their order, as two columns of about the same height. */
function columnsOf(parts: readonly FitPart[]): FitPart[][] {
  const half = sizeOf(parts) / 2
  const distances = parts.map((_, index) => Math.abs(sizeOf(parts.slice(0, index + 1)) - half))
  const split = distances.indexOf(Math.min(...distances)) + 1
  return [parts.slice(0, split), parts.slice(split)]
}

/** Nothing for a product without the data of any part. */
export function WillItFit({ product, choice, buying }: WillItFitProps) {
  const t = useT()
  const subject = useFitSubject(product, choice.variant)
  if (!subject) return null
  const props = { subject, product, choice, buying }
  const parts = FIT_PARTS.filter(({ isFor }) => isFor(props))
  if (parts.length === 0) return null
  return (
    <Section id="will-it-fit" title={t('fit.title')} action={<HomeButton>{t('myHome.title')}</HomeButton>}>
      <CartMattresses />
      <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-2">
        {columnsOf(parts).map((column, index) => (
          <div key={index} className="flex min-w-0 flex-col gap-12 empty:hidden">
            {column.map(({ id, title, Content }) => (
              <section key={id} aria-labelledby={`fit-${id}`}>
                <h3 id={`fit-${id}`} className="mb-4 text-xl">
                  {t(title)}
                </h3>
                <Content {...props} />
              </section>
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}

// "Will it fit?": what a family needs to know of its own home before it buys.
import { Disclosure } from '@loftwood/ui/disclosure'
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

/** The parts in their order, as two columns. */
function columnsOf(parts: readonly FitPart[]): (readonly FitPart[])[] {
  const split = Math.ceil(parts.length / 2)
  return [parts.slice(0, split), parts.slice(split)]
}

/** Each part folds. Nothing for a product without the data of any. */
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
      <div className="grid items-start gap-x-14 border-t border-line lg:grid-cols-2">
        {columnsOf(parts).map((column, index) => (
          <div key={index} className="min-w-0 empty:hidden">
            {column.map(({ id, title, Content }) => (
              <section key={id} aria-labelledby={`fit-${id}`}>
                <Disclosure title={t(title)} heading={{ level: 3, id: `fit-${id}` }}>
                  <Content {...props} />
                </Disclosure>
              </section>
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}

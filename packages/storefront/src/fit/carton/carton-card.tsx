// "Will it get through the door?" of a cart or an order.
import { useT } from '../../platform/i18n/use-t.ts'
import { hasAllCartons, type BoughtFit } from '../bought-lines.ts'
import { CartonAnswers } from './carton-answers.tsx'
import { countCartons } from '@loftwood/fit/carton-load'

interface CartonCardProps {
  lines: readonly BoughtFit[]
  /** Of all lines, also of those whose products are not found. */
  count: number
}

/** Renders nothing for products that come without cartons. */
export function CartonCard({ lines, count }: CartonCardProps) {
  const t = useT()
  const cartons = countCartons(lines)
  if (cartons.length === 0) return null
  return (
    <section aria-labelledby="cartons" className="rounded-lg border border-line p-5 sm:p-6">
      <h2 id="cartons" className="mb-4 text-xl">
        {t('carton.title')}
      </h2>
      <CartonAnswers cartons={cartons} />
      {!hasAllCartons(lines, count) && <p className="mt-4 text-ink-muted">{t('carton.partial')}</p>}
    </section>
  )
}

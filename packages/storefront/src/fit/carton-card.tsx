// "Will it get through the door?" of a cart or an order.
import { useT } from '../platform/i18n/use-t.ts'
import type { BoughtFit } from './bought-lines.ts'
import { CartonAnswers } from './carton-answers.tsx'
import { countCartons } from './carton-load.ts'

/** Nothing for what comes in no carton. */
export function CartonCard({ lines }: { lines: readonly BoughtFit[] }) {
  const t = useT()
  const cartons = countCartons(lines)
  if (cartons.length === 0) return null
  return (
    <section aria-labelledby="cartons" className="rounded-lg border border-line p-5 sm:p-6">
      <h2 id="cartons" className="mb-4 text-xl">
        {t('carton.title')}
      </h2>
      <CartonAnswers cartons={cartons} />
    </section>
  )
}

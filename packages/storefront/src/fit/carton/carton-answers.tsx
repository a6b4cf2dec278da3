// The cartons of a product, a cart or an order: how many, how heavy, and whether they get through what was measured at home.
import { Icon } from '@loftwood/ui/icon'
import { Check, Package, TriangleAlert } from 'lucide'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { loadOf, MOST_FOR_ONE, type CountedCarton } from '@loftwood/fit/carton-load'
import { wayAnswers, type WayAnswer } from '@loftwood/fit/carton-ways'
import { HomeButton } from '../my-home/home-button.tsx'
import { useMeasures } from '../use-measures.ts'
import { useMyHome } from '../my-home/use-my-home.ts'

const WORDS: Readonly<Record<WayAnswer['way'], { free: MessageKey; stuck: MessageKey }>> = {
  door: { free: 'carton.door.free', stuck: 'carton.door.stuck' },
  elevator: { free: 'carton.elevator.free', stuck: 'carton.elevator.stuck' },
  corner: { free: 'carton.corner.free', stuck: 'carton.corner.stuck' },
}

const countOf = (cartons: readonly CountedCarton[]) => cartons.reduce((sum, { count }) => sum + count, 0)

function Answer({ answer: { way, stuck } }: { answer: WayAnswer }) {
  const t = useT()
  const { carton: sizeOf } = useMeasures()
  const isFree = stuck.length === 0
  return (
    <li className="flex items-start gap-2.5">
      <Icon
        of={isFree ? Check : TriangleAlert}
        size="sm"
        className={isFree ? 'mt-1 text-success' : 'mt-1 text-warning'}
      />
      <span className="min-w-0">
        {isFree ? t(WORDS[way].free) : t(WORDS[way].stuck, { count: countOf(stuck) })}
        {!isFree && (
          <span className="block text-sm text-ink-muted">
            {stuck.map((carton) => sizeOf(carton)).join('; ')}. {t('carton.openIt')}
          </span>
        )}
      </span>
    </li>
  )
}

/** Renders nothing for products that come without cartons. */
export function CartonAnswers({ cartons }: { cartons: readonly CountedCarton[] }) {
  const t = useT()
  const { weight, carton: sizeOf } = useMeasures()
  const home = useMyHome()
  const load = loadOf(cartons)
  if (!load) return null
  const answers = wayAnswers(home, cartons)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start gap-2.5">
        <Icon of={Package} className="mt-0.5 shrink-0 text-ink-muted" />
        <div className="min-w-0">
          <p className="font-semibold">
            {t('carton.count', { count: load.count, weight: weight(load.weight) })}
          </p>
          {load.count > 1 && (
            <p>
              {t('carton.heaviest', { size: sizeOf(load.heaviest), weight: weight(load.heaviest.weight) })}
            </p>
          )}
          {load.count === 1 && <p>{sizeOf(load.heaviest)}</p>}
          <p className="text-ink-muted">
            {load.forTwo > 0
              ? t('carton.forTwo', { count: load.forTwo, most: weight(MOST_FOR_ONE) })
              : t('carton.forOne')}
          </p>
        </div>
      </div>
      {answers.length > 0 && (
        <ul className="flex flex-col gap-2">
          {answers.map((answer) => (
            <Answer key={answer.way} answer={answer} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <HomeButton>{t(answers.length > 0 ? 'carton.change' : 'carton.measure')}</HomeButton>
      </div>
    </div>
  )
}

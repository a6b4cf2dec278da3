// One option of a field as it is read: its name, what it costs, how many.
import { QuantityStepper } from '@loftwood/ui/quantity-stepper'
import { TextLink } from '@loftwood/ui/text-link'
import { useFormat, useHref, useT } from '../../platform/i18n/use-t.ts'
import { SAMPLE_ROUTE } from '../../platform/media/own-media.ts'
import { countOf, type PickOption } from '../types/choice-field.ts'
import { OWN_AMOUNT } from '../types/gift-card-product.ts'
import type { ChoiceState } from './use-choice.ts'

/** Pages have a language, files have none. */
const isPage = (link: string) => link.startsWith('/') && !link.startsWith(SAMPLE_ROUTE)

/** Name (of an amount, the amount) with the fixed count before it, a link where there is more to see, and that it is sold out. */
export function OptionText({ option }: { option: PickOption }) {
  const t = useT()
  const href = useHref()
  const count =
    option.count && !option.count.canChange && option.count.initial > 1 ? option.count.initial : null
  const format = useFormat()
  if (option.uid === OWN_AMOUNT) return <span>{t('product.ownAmount')}</span>
  if (option.label === '')
    return <span>{format.money({ value: option.price, currency: option.currency })}</span>
  const name = count === null ? option.label : t('product.countOf', { count, name: option.label })
  return (
    <>
      <span>{name}</span>
      {option.link !== null && (
        <>
          {' '}
          <TextLink href={isPage(option.link) ? href(option.link) : option.link} target="_blank">
            {t('product.seeOption')}
            <span className="sr-only">{` ${option.label}`}</span>
          </TextLink>
        </>
      )}
      {option.isSoldOut && (
        <span className="block text-sm font-semibold text-danger">{t('product.soldOut')}</span>
      )}
    </>
  )
}

/** Nothing for what costs nothing more, nor for what is named by its price. */
export function OptionPrice({ option, isAdded }: { option: PickOption; isAdded: boolean }) {
  const t = useT()
  const format = useFormat()
  if (!option.price || option.label === '') return null
  const amount = format.money({ value: option.price, currency: option.currency })
  return (
    <span className="shrink-0 text-sm whitespace-nowrap text-ink-muted tabular-nums">
      {isAdded ? t('product.plus', { amount }) : amount}
    </span>
  )
}

interface OptionCountProps {
  option: PickOption
  choice: ChoiceState
  /** 0 where none is a choice. */
  min: 0 | 1
}

/** How many of it. */
export function OptionCount({ option, choice, min }: OptionCountProps) {
  const t = useT()
  const id = `quantity-${option.uid}`
  return (
    <QuantityStepper
      size="sm"
      min={min}
      value={countOf(option, choice)}
      onChange={(count) => choice.setCount(option.uid, count)}
      id={id}
      onProblem={(isInvalid) => choice.setInvalid(id, isInvalid)}
      label={t('cart.quantityOf', { name: option.label })}
      problemLabel={t('cart.wholeQuantity', { min })}
      decreaseLabel={t('cart.less', { name: option.label })}
      increaseLabel={t('cart.more', { name: option.label })}
    />
  )
}

// The option groups of a configurable product: colour swatches, bed sizes with their plan, ladder sides, plain chips.
import { BedSizeIcon } from '@loftwood/ui/bed-size-icon'
import { OptionGroup } from '@loftwood/ui/option-group'
import { SwatchGroup } from '@loftwood/ui/swatch-group'
import type { ReactNode } from 'react'
import { useT } from '../../platform/i18n/use-t.ts'
import type { ConfigurableDetail } from '../product-detail.ts'
import {
  type OptionGroup as Group,
  optionGroups,
  type OptionValue,
  valueStates,
} from './variant-selection.ts'
import { BED_SIZES } from './bed-sizes.ts'
import { hasFurniture } from '../gallery/view-in-3d.tsx'
import type { ChoiceState } from './use-choice.ts'

/** A bunk bed from the front with its ladder on one side. */
const RUNGS = [12, 17, 22, 27] as const

/** In the current text colour, decorative. */
function LadderSideIcon({ side }: { side: 'left' | 'right' }) {
  const x = side === 'left' ? 5 : 27
  return (
    <svg
      viewBox="0 0 40 34"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
      className="h-7 w-9 shrink-0"
    >
      <path d="M2 3v29M38 3v29M2 7h36M2 12h36M2 24h36M2 29h36" opacity="0.45" />
      <path d={`M${x} 4v28M${x + 8} 4v28`} strokeWidth="2" />
      {RUNGS.map((y) => (
        <path key={y} d={`M${x} ${y}h8`} strokeWidth="2" />
      ))}
    </svg>
  )
}

/** By the numbers of the back end's attribute options. */
const LADDER_SIDES: Readonly<Record<string, 'left' | 'right'>> = { 841: 'left', 842: 'right' }

function iconOf(code: string, value: OptionValue): ReactNode {
  const size = BED_SIZES[value.id]
  const side = LADDER_SIDES[value.id]
  if (code === 'att_bed_size' && size) return <BedSizeIcon size={size} />
  if (code === 'att_ladder_side' && side) return <LadderSideIcon side={side} />
  return undefined
}

/** Id of a group's fieldset, to which the focus goes when nothing is chosen in it. */
export const optionFieldId = (code: string): string => `option-${code}`

interface ProductOptionsProps {
  product: ConfigurableDetail
  choice: ChoiceState
  /** Codes of the groups in which something must still be chosen. */
  missing: readonly string[]
}

/** What is not made with the rest of the choice is disabled; what is sold out is crossed out. */
export function ProductOptions({ product, choice, missing }: ProductOptionsProps) {
  const states = valueStates(product, choice.selection)
  const t = useT()
  return optionGroups(product).map((group) => (
    <OptionField
      key={group.code}
      {...{ group, states, choice }}
      error={missing.includes(group.code) ? t('product.chooseOption', promptOf(product, group)) : undefined}
    />
  ))
}

/** Wood has a finish, fabric a colour; in the back end they are one attribute. */
export function promptOf(product: ConfigurableDetail, { code, label }: Group) {
  return { option: label, code: code === 'color' && hasFurniture(product) ? 'finish' : code }
}

interface OptionFieldProps {
  group: Group
  states: ReturnType<typeof valueStates>
  choice: ChoiceState
  error: string | undefined
}

function OptionField({ group, states, choice, error }: OptionFieldProps) {
  const t = useT()
  const common = {
    id: optionFieldId(group.code),
    legend: group.label,
    value: choice.selection[group.code] ?? null,
    onChange: (uid: string) => choice.choose(group.code, uid),
    soldOutLabel: t('product.soldOutOption'),
    error,
  }
  const options = group.values.map((value) => ({
    value: value.uid,
    label: value.label,
    disabled: states.get(value.uid) === 'impossible',
    soldOut: states.get(value.uid) === 'sold-out',
    icon: iconOf(group.code, value),
    ...value.swatch,
  }))
  const isSwatches = group.values.every((value) => value.swatch !== null)
  return isSwatches ? (
    <SwatchGroup {...common} options={options} />
  ) : (
    <OptionGroup {...common} options={options} />
  )
}

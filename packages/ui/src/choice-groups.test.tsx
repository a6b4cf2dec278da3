import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { Choice, ChoiceGroupProps } from './choice-group.tsx'
import { OptionGroup } from './option-group.tsx'
import { RatingInput } from './rating-input.tsx'
import { SwatchGroup } from './swatch-group.tsx'

const OPTIONS: readonly Choice[] = [
  { value: 'birch', label: 'Birch' },
  { value: 'cedar', label: 'Cedar' },
  { value: 'white', label: 'White', soldOut: true },
  { value: 'walnut', label: 'Walnut', disabled: true },
]

function Group({
  as: Choices,
  error,
}: {
  as: (props: ChoiceGroupProps<Choice>) => React.ReactNode
  error?: string
}) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Choices
      legend="Finish"
      options={OPTIONS}
      value={value}
      onChange={setValue}
      soldOutLabel="sold out"
      error={error}
    />
  )
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

describe.each([
  ['SwatchGroup', SwatchGroup],
  ['OptionGroup', OptionGroup],
])('%s', (_, group) => {
  it('chooses one of several and shows its name by the legend', async () => {
    render(<Group as={group} />)
    await userEvent.click(radio(/Birch/))
    await userEvent.click(radio(/Cedar/))
    expect(radio(/Birch/).checked).toBe(false)
    expect(radio(/Cedar/).checked).toBe(true)
    expect(screen.getByRole('group', { name: /Finish\s*Cedar/ })).toBeDefined()
  })

  it('says what is sold out but lets it be chosen, and does not let a disabled one', async () => {
    render(<Group as={group} />)
    await userEvent.click(radio(/White.*sold out/))
    expect(radio(/White/).checked).toBe(true)
    await userEvent.click(radio(/Walnut/))
    expect(radio(/Walnut/).checked).toBe(false)
    expect(radio(/Walnut/).disabled).toBe(true)
  })

  it('ties its error to the group', () => {
    render(<Group as={group} error="Choose a finish" />)
    const id = screen.getByRole('group').getAttribute('aria-describedby')
    expect(document.getElementById(id ?? '')?.textContent).toBe('Choose a finish')
  })
})

describe('RatingInput', () => {
  it('is a radio group of named stars', async () => {
    const chosen: string[] = []
    const choices = ['Poor', 'Good', 'Excellent'].map((label, index) => ({ value: `v${index}`, label }))
    render(
      <RatingInput legend="Rating" choices={choices} value={null} onChange={(value) => chosen.push(value)} />,
    )
    await userEvent.click(radio(/Good/))
    expect(chosen).toEqual(['v1'])
  })
})

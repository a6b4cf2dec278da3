import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { QuantityStepper, wholeQuantity } from './quantity-stepper.tsx'

interface StepperProps {
  max?: number
  seen: (value: number) => void
  onProblem?: (isInvalid: boolean) => void
}

function Stepper({ max, seen, onProblem }: StepperProps) {
  const [value, setValue] = useState(1)
  const change = (next: number) => {
    seen(next)
    setValue(next)
  }
  return (
    <QuantityStepper
      value={value}
      onChange={change}
      max={max}
      label="Quantity"
      problemLabel="Whole numbers only"
      onProblem={onProblem}
      decreaseLabel="Less"
      increaseLabel="More"
    />
  )
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' })

describe('QuantityStepper', () => {
  it('stops at both limits', async () => {
    const seen = vi.fn<(value: number) => void>()
    render(<Stepper max={3} seen={seen} />)
    expect(button('Less').disabled).toBe(true)
    await userEvent.click(button('More'))
    await userEvent.click(button('More'))
    expect(seen.mock.calls.flat()).toEqual([2, 3])
    expect(button('More').disabled).toBe(true)
  })

  it('commits typed numbers on Enter and on blur, within the limits', async () => {
    const seen = vi.fn<(value: number) => void>()
    render(<Stepper max={8} seen={seen} />)
    await userEvent.clear(input())
    await userEvent.type(input(), '5{Enter}')
    await userEvent.clear(input())
    await userEvent.type(input(), '99')
    expect(seen.mock.calls.flat()).toEqual([5])
    await userEvent.tab()
    expect(seen.mock.calls.flat()).toEqual([5, 8])
  })

  it('puts the old number back when the field is left empty', async () => {
    const seen = vi.fn<(value: number) => void>()
    render(<Stepper seen={seen} />)
    await userEvent.clear(input())
    await userEvent.tab()
    expect(input().value).toBe('1')
    expect(seen).not.toHaveBeenCalled()
  })

  it('refuses a part of a piece with a message, until it is fixed', async () => {
    const seen = vi.fn<(value: number) => void>()
    const onProblem = vi.fn<(isInvalid: boolean) => void>()
    render(<Stepper seen={seen} onProblem={onProblem} />)
    await userEvent.clear(input())
    await userEvent.type(input(), '2.5')
    await userEvent.tab()
    expect(input().value).toBe('2.5')
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('Whole numbers only')
    expect(seen).not.toHaveBeenCalled()
    await userEvent.clear(input())
    await userEvent.type(input(), '2{Enter}')
    expect(seen.mock.calls.flat()).toEqual([2])
    expect(onProblem.mock.calls.flat()).toEqual([true, false])
    expect(screen.queryByText('Whole numbers only')).toBeNull()
  })

  it.each([
    ['2', 2],
    ['2.6', undefined],
    ['-4', undefined],
    ['12', 9],
    ['', undefined],
    ['x', undefined],
  ])('reads "%s" as %s', (text, value) => expect(wholeQuantity(text, 1, 9)).toBe(value))
})

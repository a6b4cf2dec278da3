import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { QuantityStepper, clampQuantity } from './quantity-stepper.tsx'

function Stepper({ max, seen }: { max?: number; seen: (value: number) => void }) {
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

  it.each([
    ['2.6', 3],
    ['-4', 1],
    ['12', 9],
    ['', undefined],
    ['x', undefined],
  ])('reads "%s" as %s', (text, value) => expect(clampQuantity(text, 1, 9)).toBe(value))
})

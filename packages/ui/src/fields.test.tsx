import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'
import { FacetList } from './facet-list.tsx'
import { PasswordField } from './password-field.tsx'
import { RangeField, readRange, type Range } from './range-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

describe('TextField', () => {
  it('names the input and ties hint and error to it', () => {
    render(<TextField label="Email" hint="For the receipt" error="Invalid email" required />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ })
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'For the receipt',
      'Invalid email',
    ])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.required).toBe(true)
  })

  it('is not invalid without an error, an empty one included', () => {
    render(<TextField label="Email" error="" />)
    const input = screen.getByRole('textbox')
    expect(input.hasAttribute('aria-invalid') || input.hasAttribute('aria-describedby')).toBe(false)
  })

  it('passes its ref and handlers to the input', async () => {
    const ref = vi.fn<(input: HTMLInputElement | null) => void>()
    const change = vi.fn<() => void>()
    render(<TextField label="City" ref={ref} onChange={change} />)
    await userEvent.type(screen.getByRole('textbox'), 'Mo')
    expect(ref).toHaveBeenCalledWith(screen.getByRole('textbox'))
    expect(change).toHaveBeenCalledTimes(2)
  })
})

describe('SelectField', () => {
  it('offers its options after an empty one', () => {
    render(<SelectField label="Province" placeholder="Choose" options={[{ value: 'QC', label: 'Québec' }]} />)
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Choose', 'Québec'])
  })
})

describe('PasswordField', () => {
  it('shows and hides what is typed', async () => {
    render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />)
    const input = screen.getByLabelText<HTMLInputElement>('Password')
    expect(input.type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(input.type).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(input.type).toBe('password')
  })
})

describe('ErrorSummary', () => {
  it('takes the focus when it appears and leads to the field', async () => {
    render(
      <>
        <ErrorSummary
          title="Please check"
          problems={[{ fieldId: 'city', message: 'This field is required' }]}
        />
        <TextField id="city" label="City" />
      </>,
    )
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    await userEvent.click(screen.getByRole('link', { name: 'This field is required' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('renders nothing without errors', () => {
    const { container } = render(<ErrorSummary title="Please check" problems={[]} />)
    expect(container.innerHTML).toBe('')
  })
})

describe('FacetList', () => {
  const values = ['a', 'b', 'c', 'd'].map((value, index) => ({ value, label: value, count: index }))
  const names = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.labels?.[0]?.firstChild?.textContent)
  const view = (toggle: (value: string, checked: boolean) => void) => (
    <FacetList
      legend="Height"
      values={values}
      selected={['d']}
      onToggle={toggle}
      countLabel={(count) => `${count} products`}
      showMoreLabel="More"
      showLessLabel="Less"
      limit={2}
    />
  )

  it('shows the first few and the ticked ones, then all', async () => {
    render(view(() => undefined))
    expect(names()).toEqual(['a', 'b', 'd'])
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(names()).toEqual(['a', 'b', 'c', 'd'])
    expect(screen.getByRole('button', { name: 'Less' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('reports ticks, speaks counts, and locks values without products', async () => {
    const toggle = vi.fn<(value: string, checked: boolean) => void>()
    render(view(toggle))
    await userEvent.click(screen.getByRole('checkbox', { name: /b.*1 products/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /d.*3 products/ }))
    expect(toggle.mock.calls).toEqual([
      ['b', true],
      ['d', false],
    ])
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /a.*0 products/ }).disabled).toBe(true)
  })
})

describe('RangeField', () => {
  it.each([
    ['300', '900', [300, 900]],
    ['900', '300', [300, 900]],
    ['', '', [100, 2000]],
    ['5', '99999', [100, 2000]],
    ['x', '400', [100, 400]],
  ])('reads %s to %s', (low, high, range) => expect(readRange(low, high, [100, 2000])).toEqual(range))

  it('reports a committed number once', async () => {
    const seen: Range[] = []
    function Field() {
      const [value, setValue] = useState<Range>([100, 2000])
      const change = (range: Range) => {
        seen.push(range)
        setValue(range)
      }
      return (
        <RangeField
          legend="Price"
          lowLabel="From"
          highLabel="To"
          limits={[100, 2000]}
          value={value}
          onChange={change}
        />
      )
    }
    render(<Field />)
    const low = screen.getByRole('spinbutton', { name: 'From' })
    await userEvent.clear(low)
    await userEvent.type(low, '450{Enter}')
    await userEvent.tab()
    expect(seen).toEqual([[450, 2000]])
  })
})

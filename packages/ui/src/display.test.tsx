import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AddressCard } from './address-card.tsx'
import { BadgeMark, type BadgeKind } from './badge.tsx'
import { BedSizeIcon, bedSizes } from './bed-size-icon.tsx'
import { Button } from './button.tsx'
import { Gallery } from './gallery.tsx'
import { CardGrid } from './layout.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Price } from './price.tsx'
import { ProductCard } from './product-card.tsx'
import drawn from './marks.svg?raw'
import { RatingStars } from './rating-stars.tsx'

describe('Button', () => {
  it('does not act while loading, keeps the focus and submits nothing', async () => {
    const act = vi.fn<() => void>()
    const submit = vi.fn<() => void>()
    render(
      <form onSubmit={submit}>
        <Button type="submit" onClick={act} loading loadingLabel="Adding">
          Add to cart
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: /Add to cart/ })
    await userEvent.click(button)
    expect(act).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
    expect(screen.getByRole('status').textContent).toBe('Adding')
  })
})

describe('CardGrid', () => {
  it.each([
    [4, ['md:max-xl:ui-lone-card']],
    [5, ['max-md:ui-lone-card', 'xl:ui-lone-card']],
    [6, []],
  ])('of %i cards, a last one that would be alone lies across its row', (count, lone) => {
    const cards = Array.from({ length: count }, (_, index) => <article key={index} />)
    const { container } = render(<CardGrid>{cards}</CardGrid>)
    const classes = [...(container.firstElementChild?.classList ?? [])]
    expect(classes.filter((each) => each.endsWith('ui-lone-card'))).toEqual(lone)
  })
})

describe('Price', () => {
  it('reads the final price first, then the struck one, each with its name', () => {
    const { container } = render(
      <Price final="$90" regular="$120" finalLabel="Sale price" regularLabel="Regular price" />,
    )
    expect(container.textContent).toBe('Sale price $90Regular price $120')
    expect(container.querySelector('s')?.textContent).toBe('$120')
  })

  it('strikes nothing when the prices are equal', () => {
    const { container } = render(<Price final="$90" regular="$90" finalLabel="Price" />)
    expect(container.querySelector('s')).toBeNull()
  })
})

describe('ProductCard', () => {
  it('has its badges beside the words, not over the picture', () => {
    render(<ProductCard href="/laurier" name="Laurier" picture={null} badges="New" />)
    expect(screen.getByText('New').parentElement?.contains(screen.getByRole('link'))).toBe(true)
  })

  it('breaks no word after its hyphen, and keeps its name', () => {
    const name = 'Laurier Three-Drawer Dresser'
    render(<ProductCard href="/laurier" name={name} picture={null} />)
    expect(screen.getByRole('link', { name })).toBeTruthy()
    expect(screen.getByText('Three-Drawer').className).toContain('whitespace-nowrap')
  })

  it('is one link named by the product, under a heading of the given level', () => {
    render(
      <ProductCard href="/muskoka" name="Muskoka" picture={<img src="/a.jpg" alt="" />} headingLevel={2} />,
    )
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Muskoka' }).getAttribute('href')).toBe('/muskoka')
    expect(screen.getByRole('heading', { level: 2, name: 'Muskoka' })).toBeDefined()
  })
})

describe('RatingStars', () => {
  it.each([
    [-5, undefined],
    [37, '37'],
    [180, '100'],
  ])('fills %i percent', (percent, width) => {
    const { container } = render(<RatingStars percent={percent} label="Rated" />)
    expect(container.querySelector('svg svg')?.getAttribute('width')).toBe(width ?? undefined)
  })
})

describe('BedSizeIcon', () => {
  it('draws the sizes to one scale', () => {
    const frames = bedSizes.map((size) => {
      const { container } = render(<BedSizeIcon size={size} />)
      const frame = container.querySelector('rect')
      return [frame?.getAttribute('width'), frame?.getAttribute('height')].map(Number)
    })
    expect(frames).toEqual([
      [38, 75],
      [38, 80],
      [54, 75],
      [54, 80],
      [60, 80],
    ])
  })
})

describe('LoadingBar', () => {
  it('is absent at rest, filled and marked when it fails', () => {
    const { container, rerender } = render(<LoadingBar value={null} label="Loading" />)
    expect(container.innerHTML).toBe('')
    rerender(<LoadingBar value={30} label="Loading" />)
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Loading' }).value).toBe(30)
    rerender(<LoadingBar value={30} failed label="Loading" />)
    expect(screen.getByRole('progressbar').dataset['state']).toBe('failed')
  })
})

describe('AddressCard', () => {
  it('leaves empty lines out', () => {
    render(<AddressCard lines={['88 Water Street', ' ', '', 'Vancouver']} />)
    expect(screen.getByRole('group', { hidden: true }).children).toHaveLength(2)
  })
})

describe('Gallery', () => {
  const view = (count: number) => (
    <Gallery
      label="Pictures"
      previousLabel="Previous"
      nextLabel="Next"
      positionLabel={(position, total) => `${position} of ${total}`}
      items={Array.from({ length: count }, (_, index) => ({
        id: String(index),
        label: `Show ${index + 1}`,
        picture: <img src="/a.jpg" alt={`View ${index + 1}`} />,
        thumb: <img src="/a.jpg" alt="" />,
      }))}
    />
  )

  it('steps with buttons, thumbs and arrow keys, and stops at the ends', async () => {
    render(view(3))
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' })
    await userEvent.click(next)
    expect(screen.getByText('2 of 3')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show 3' }))
    expect(next.disabled).toBe(true)
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByText('3 of 3')).toBeDefined()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(screen.getByText('1 of 3')).toBeDefined()
  })

  it('only the shown picture is reached by Tab', async () => {
    render(view(3))
    const inert = () =>
      [...document.querySelectorAll<HTMLElement>('li:has(> img)')].map((slide) => slide.inert)
    expect(inert()).toEqual([false, true, true])
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(inert()).toEqual([true, false, true])
  })

  it('shows no controls for one picture', () => {
    render(view(1))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('marks', () => {
  const KINDS: Record<BadgeKind, true> = {
    made_in_canada: true,
    quick_ship: true,
    new: true,
    best_seller: true,
    further_reduced: true,
    sold_out: true,
  }

  it('are all in the file that they are drawn from', () => {
    const { container } = render(
      <>
        {(Object.keys(KINDS) as BadgeKind[]).map((kind) => (
          <BadgeMark key={kind} kind={kind} />
        ))}
        <RatingStars percent={50} label="Rated 2.5 of 5" />
      </>,
    )
    const used = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1])
    expect(used).toHaveLength(8)
    expect(used.filter((id) => !drawn.includes(`id="${id}"`))).toEqual([])
  })
})

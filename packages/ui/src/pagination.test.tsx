import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Pagination, pageNumbers } from './pagination.tsx'

const view = (current: number, total: number) => (
  <Pagination
    current={current}
    total={total}
    hrefOf={(page) => `?p=${page}`}
    label="Pages"
    previousLabel="Previous"
    nextLabel="Next"
    pageLabel={(page) => `Page ${page}`}
  />
)

describe('pageNumbers', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, null, 20]],
    [4, 20, [1, 2, 3, 4, 5, null, 20]],
    [5, 20, [1, null, 4, 5, 6, null, 20]],
    [10, 20, [1, null, 9, 10, 11, null, 20]],
    [17, 20, [1, null, 16, 17, 18, 19, 20]],
    [20, 20, [1, null, 16, 17, 18, 19, 20]],
  ])('page %i of %i', (current, total, expected) => expect(pageNumbers(current, total)).toEqual(expected))

  it('always contains the current page, the first and the last', () => {
    for (let current = 1; current <= 30; current += 1) {
      const pages = pageNumbers(current, 30)
      expect(pages).toHaveLength(7)
      expect(pages).toEqual(expect.arrayContaining([1, current, 30]))
    }
  })
})

describe('Pagination', () => {
  it('marks the current page and links its neighbours', () => {
    render(view(3, 9))
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?p=2')
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?p=4')
  })

  it('has no link before the first page and shows nothing for one page', () => {
    const { unmount, container } = render(view(1, 9))
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
    unmount()
    render(view(1, 1))
    expect(container.innerHTML).toBe('')
  })
})

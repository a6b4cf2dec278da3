import { Gallery } from '@loftwood/ui/gallery'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { galleryItems } from './gallery-items.tsx'

const picturesOf = (finish: string) =>
  ['hero', 'side'].map((view) => ({ url: `/media/catalog/product/${finish}-${view}.webp`, alt: '' }))

it('keeps the picture of one finish in its place until that of the next has loaded, and begins anew', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('div')
  const root = createRoot(page)
  onTestFinished(() => {
    act(() => root.unmount())
    vi.unstubAllGlobals()
  })
  const show = (finish: string) =>
    act(() =>
      root.render(
        <Gallery
          items={galleryItems(picturesOf(finish), { t: String, sizes: '100vw', isFirstEager: true })}
          subject={finish}
          label="Pictures"
          previousLabel="Previous"
          nextLabel="Next"
          positionLabel={(position, count) => `${position} of ${count}`}
        />,
      ),
    )
  show('natural')
  const picture = page.querySelector('li img')
  act(() => page.querySelector<HTMLButtonElement>('[aria-label=Next]')?.click())
  expect(page.textContent).toContain('2 of 2')
  show('walnut')
  expect(page.querySelector('li img')).toBe(picture)
  expect(picture?.getAttribute('src')).toContain('walnut-hero')
  expect(page.textContent).toContain('1 of 2')
})

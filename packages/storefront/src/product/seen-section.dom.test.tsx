import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../platform/i18n/translator.ts'
import { notePressesReplayed } from '../platform/presses-replayed.ts'
import { seenSection } from './seen-section.tsx'

const SERVER = `<details><summary>Cartons</summary><p>Two</p></details><button type="button">More</button><a href="#top">Up</a>`

const settled = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)))

function Content() {
  return (
    <details>
      <summary>Cartons</summary>
      <p>Two, live</p>
    </details>
  )
}

/** A page whose section's code is loaded by `load`. */
async function showSection(load: () => Promise<{ Content: typeof Content }>) {
  const Section = seenSection(load, 'Content', { onServer: undefined })
  const page = document.createElement('main')
  page.innerHTML = `<div>${SERVER}</div>`
  document.body.append(page)
  const root = hydrateRoot(page, <Section />)
  onTestFinished(() => {
    act(() => root.unmount())
    page.remove()
  })
  await settled()
  const find = (selector: string) => page.querySelector<HTMLElement>(selector)!
  return {
    page,
    isUnfolded: () => page.querySelector('details')!.open,
    /** @returns whether the browser's own action was prevented */
    press: async (selector: string, init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
      act(() => void find(selector).dispatchEvent(event))
      await settled()
      return event.defaultPrevented
    },
  }
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await loadTranslator(VIEWS[0], ALL_TEXTS)
  notePressesReplayed()
})

it('unfolds without its code, which is tried again at each press', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  const { page, isUnfolded, press } = await showSection(load.mockResolvedValue({ Content }))
  expect(load).not.toHaveBeenCalled()

  // The press that was held is passed on.
  expect(await press('summary')).toBe(true)
  expect(load).toHaveBeenCalledTimes(1)
  expect(isUnfolded()).toBe(true)

  expect(await press('summary')).toBe(false)
  expect(load).toHaveBeenCalledTimes(2)
  expect(isUnfolded()).toBe(false)

  expect(await press('summary')).toBe(false)
  expect(load).toHaveBeenCalledTimes(3)
  await vi.waitFor(async () => {
    await settled()
    expect(page.textContent).toContain('live')
  })
  expect(isUnfolded()).toBe(true)
})

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a press with %s to the browser', async (key) => {
  const load = vi.fn(() => Promise.resolve({ Content }))
  const { press } = await showSection(load)
  expect(await press('a', { [key]: true })).toBe(false)
  expect(load).not.toHaveBeenCalled()
  expect(await press('a')).toBe(true)
})

it('takes a press that ends after its code has come', async () => {
  const { page, isUnfolded, press } = await showSection(() => Promise.resolve({ Content }))
  // jsdom has no pointer that is held down.
  const isHeld = vi.spyOn(page.firstElementChild!, 'matches').mockReturnValue(true)
  await press('button')
  await vi.waitFor(() => expect(isHeld).toHaveBeenCalledWith(':active'))
  await press('summary')
  expect(page.textContent).not.toContain('live')

  isHeld.mockReturnValue(false)
  await vi.waitFor(async () => {
    await settled()
    expect(page.textContent).toContain('live')
  })
  expect(isUnfolded()).toBe(true)
})

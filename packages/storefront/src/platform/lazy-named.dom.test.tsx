// Parts that come late: what stands in their place when their code does not.
import { act, Suspense, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { VIEWS } from './i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from './i18n/translator.ts'
import { lazyPart } from './lazy-named.ts'

interface Props {
  words: string
}

const Part = ({ words }: Props) => <b>{words}</b>
const Instead = ({ words }: Props) => <i>{words}</i>

async function shown(load: () => Promise<{ Part: ComponentType<Props> }>, otherwise?: ComponentType<Props>) {
  const Lazy = lazyPart(load, 'Part', otherwise)
  const page = document.createElement('main')
  const root = createRoot(page)
  onTestFinished(() => act(() => root.unmount()))
  const hasFallback = () => page.textContent === 'waiting'
  act(() => {
    root.render(
      <Suspense fallback="waiting">
        <Lazy words="ceiling" />
      </Suspense>,
    )
  })
  await vi.waitFor(async () => {
    await act(() => Promise.resolve())
    expect(hasFallback()).toBe(false)
  })
  return page.innerHTML
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await loadTranslator(VIEWS[0], ALL_TEXTS)
})

it('is left out when its code does not come', async () => {
  expect(await shown(() => Promise.resolve({ Part }))).toBe('<b>ceiling</b>')
  const offline = () => Promise.reject(new Error('offline'))
  expect(await shown(offline)).toBe('')
  expect(await shown(offline, Instead)).toBe('<i>ceiling</i>')
})

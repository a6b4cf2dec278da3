import { expect, it } from 'vitest'
import { boundedRender } from './bounded-render.ts'
import type { RenderedPage } from './render.ts'
import { isOverload } from './upstream.ts'

const page: RenderedPage = {
  status: 200,
  kind: 'other',
  headers: [],
  html: Buffer.from(''),
  isPersonal: false,
  tags: new Set(),
  date: 0,
  sources: [],
  isEmpty: false,
  isPartial: false,
  factsVersion: '1',
  links: [],
}

it('renders a bounded number at once, queues a bounded number, and refuses the rest at once', async () => {
  const goOn = Promise.withResolvers<RenderedPage>()
  let begun = 0
  const { render, bounds } = boundedRender(() => ((begun += 1), goOn.promise), { atOnce: 2, queue: 1 })
  const pages = Array.from({ length: 4 }, (_, index) => render(`/${index}`))
  await expect(pages[3]).rejects.toSatisfy(isOverload)
  expect([begun, bounds.inFlight(), bounds.waiting()]).toEqual([2, 2, 1])
  goOn.resolve(page)
  expect(await Promise.all(pages.slice(0, 3))).toEqual([page, page, page])
})

it('aborts a page that never ends and its requests, and takes the next', async () => {
  let signal: AbortSignal | undefined
  const { render } = boundedRender(
    (url, _visitor, given) =>
      url === '/hangs' ? ((signal = given), new Promise(() => undefined)) : Promise.resolve(page),
    { atOnce: 1, queue: 1, timeoutMs: 50 },
  )
  await expect(render('/hangs')).rejects.toSatisfy(isOverload)
  expect(signal?.aborted).toBe(true)
  expect(await render('/next')).toBe(page)
})

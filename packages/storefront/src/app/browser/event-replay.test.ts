// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { recordEvents, replayEvents } from './event-replay.ts'

it('a press while the press before hydration is about to be replayed counts once', async () => {
  document.body.innerHTML = '<button type="button">Add to cart</button>'
  const button = document.querySelector('button') as HTMLButtonElement
  let presses = 0
  recordEvents()
  button.click()
  // The page is hydrated from here on.
  button.addEventListener('click', () => (presses += 1))
  const replayed = replayEvents((act) => act())
  button.click()
  await replayed
  expect(presses).toBe(1)
  button.click()
  expect(presses).toBe(2)
  expect(document.documentElement.hasAttribute('data-waiting')).toBe(false)
})

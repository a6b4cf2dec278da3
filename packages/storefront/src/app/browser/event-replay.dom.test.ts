import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as EventReplay from './event-replay.ts'

/** Its own for each test: a page is hydrated once. */
let replay: typeof EventReplay
beforeEach(async () => {
  vi.resetModules()
  replay = await import('./event-replay.ts')
})
afterEach(() => document.body.replaceChildren())

it('a press while the press before hydration is about to be replayed counts once', async () => {
  document.body.innerHTML = '<button type="button">Add to cart</button>'
  const button = document.querySelector('button') as HTMLButtonElement
  let presses = 0
  replay.recordEvents()
  button.click()
  // The page is hydrated from here on.
  button.addEventListener('click', () => (presses += 1))
  const replayed = replay.replayEvents((act) => act())
  button.click()
  await replayed
  expect(presses).toBe(1)
  button.click()
  expect(presses).toBe(2)
  expect(document.documentElement.hasAttribute('data-waiting')).toBe(false)
})

it('nothing hurries the hydration, and what was chosen is replayed', async () => {
  document.body.innerHTML = '<div><label><input type="checkbox" /> Guard rail</label></div>'
  const field = document.querySelector('input') as HTMLInputElement
  const heard: string[] = []
  for (const type of ['pointerdown', 'keydown', 'click', 'input'])
    document.body.addEventListener(type, () => heard.push(type))
  replay.recordEvents()
  field.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  field.dispatchEvent(new Event('keydown', { bubbles: true }))
  field.click()
  expect(field.checked).toBe(true)
  expect(heard).toEqual([])
  await replay.replayEvents((act) => act())
  expect(field.checked).toBe(true)
  expect(heard).toEqual(['click', 'input'])
})

it('tells React what was typed before hydration, and leaves the caret where it was', async () => {
  const typed: string[] = []
  const page = createElement('input', {
    defaultValue: '',
    onChange: (event: { target: HTMLInputElement }) => typed.push(event.target.value),
  })
  document.body.innerHTML = `<div>${renderToString(page)}</div>`
  const field = document.querySelector('input') as HTMLInputElement
  replay.recordEvents()
  field.focus()
  field.value = 'loft'
  field.setSelectionRange(2, 2)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync(() => hydrateRoot(document.querySelector('div') as HTMLElement, page))
  await replay.replayEvents((act) => act())
  expect(typed).toEqual(['loft'])
  expect([field.value, field.selectionStart]).toEqual(['loft', 2])
})

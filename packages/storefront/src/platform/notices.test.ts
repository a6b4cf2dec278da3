import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { closeNoticeAtom, noticesAtom, notifyAtom } from './notices.ts'

const messages = (store: ReturnType<typeof createStore>) =>
  store.get(noticesAtom).map(({ message }) => message)

it('shows at most three and removes the oldest', () => {
  const store = createStore()
  for (const message of ['a', 'b', 'c', 'd']) store.set(notifyAtom, { type: 'info', message })
  expect(messages(store)).toEqual(['b', 'c', 'd'])
})

it('ignores a duplicate but not the same words of another kind', () => {
  const store = createStore()
  store.set(notifyAtom, { type: 'info', message: 'saved' })
  store.set(notifyAtom, { type: 'info', message: 'saved' })
  store.set(notifyAtom, { type: 'danger', message: 'saved' })
  expect(messages(store)).toEqual(['saved', 'saved'])
})

it('closes one by its id', () => {
  const store = createStore()
  store.set(notifyAtom, { type: 'info', message: 'a', persist: true })
  store.set(notifyAtom, { type: 'info', message: 'b' })
  store.set(closeNoticeAtom, store.get(noticesAtom)[0]?.id ?? '')
  expect(messages(store)).toEqual(['b'])
})

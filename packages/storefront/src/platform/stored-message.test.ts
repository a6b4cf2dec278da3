import { expect, it } from 'vitest'
import { storeMessage, storedMessage } from './stored-message.ts'

const stored = (assignment: string) => storedMessage(`other=1; ${assignment.split(';')[0]}`)

it('outlives a redirect with the page that was asked for', () => {
  expect(stored(storeMessage('not-authorized', '/fr/customer/address?a=1:2'))).toEqual({
    type: 'warning',
    text: 'auth.notAuthorized',
    persist: true,
    returnTo: '/fr/customer/address?a=1:2',
  })
  expect(stored(storeMessage('not-authorized'))?.returnTo).toBe('')
})

it('says nothing that it was not told to', () => {
  expect(storedMessage('vsf-message=toString%3A')).toBeUndefined()
  expect(storedMessage('')).toBeUndefined()
})

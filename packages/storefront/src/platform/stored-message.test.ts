import { expect, it } from 'vitest'
import { storeMessage, storedMessage } from './stored-message.ts'

const stored = (assignment: string) => storedMessage(`other=1; ${assignment.split(';')[0]}`)

it('survives a redirect with the requested page', () => {
  expect(stored(storeMessage('not-authorized', '/fr/customer/address?a=1:2'))).toEqual({
    type: 'warning',
    text: 'auth.notAuthorized',
    persist: true,
    returnTo: '/fr/customer/address?a=1:2',
  })
  expect(stored(storeMessage('not-authorized'))?.returnTo).toBe('')
})

it('ignores unknown messages', () => {
  expect(storedMessage('vsf-message=toString%3A')).toBeUndefined()
  expect(storedMessage('')).toBeUndefined()
})

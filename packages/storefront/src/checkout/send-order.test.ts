import { expect, it } from 'vitest'
import { OperationError } from '../platform/data/operation-error.ts'
import { OrderUserError, type PlaceOutcome } from './driver.ts'
import { readPlacing } from './last-order.ts'
import { fateOf, sendOrder } from './send-order.ts'

const CART_GONE = new OperationError({
  graphQLErrors: [{ message: 'x', extensions: { code: 'CART_NOT_FOUND', status: 404 } }] as never,
})
const OFFLINE = new OperationError({ networkError: new Error('cut'), graphQLErrors: [] })
const REFUSED = new OrderUserError('UNABLE_TO_PLACE_ORDER', 'Enter a valid payment method')

/** Sends an order that has these answers, one after the other; `left` is the cart that the storage then names. */
async function sent(...answers: (PlaceOutcome | Error)[]) {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const send = () => {
    const answer = answers.shift()
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as PlaceOutcome)
  }
  const result = await sendOrder(send, { storage, cartId: 'cart-1', pausesMs: [0, 0] }).then(
    ({ kind }) => kind,
    fateOf,
  )
  return { result, left: readPlacing(storage) }
}

it('does not say that an order is lost when only its answer was, and the cart is gone then', async () => {
  expect(await sent(OFFLINE, CART_GONE)).toEqual({ result: 'untraced', left: 'cart-1' })
})

it('sends it again until there is an answer, and says when there is none', async () => {
  expect(await sent(OFFLINE, OFFLINE, { kind: 'placed', order: {} as never })).toEqual({
    result: 'placed',
    left: 'cart-1',
  })
  expect(await sent(OFFLINE, OFFLINE, OFFLINE)).toEqual({ result: 'unsure', left: 'cart-1' })
})

it('can be found later when nobody can say its number', async () => {
  expect(await sent({ kind: 'withoutDetails' })).toEqual({ result: 'withoutDetails', left: 'cart-1' })
})

it.each([
  ['refused', REFUSED, 'notPlaced'],
  ['placed without details', { kind: 'withoutDetails', number: '1' }, 'withoutDetails'],
  ['not sent, because the cart has changed', { kind: 'changed', changes: [], cart: {} }, 'changed'],
] as const)('leaves no cart behind when it was %s', async (_when, answer, result) => {
  expect(await sent(answer as PlaceOutcome | Error)).toEqual({ result, left: null })
})

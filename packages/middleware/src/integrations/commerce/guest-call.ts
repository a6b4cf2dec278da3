// Calls about a guest's wishlist. A cookie holds the guest's id, so callers need not send it.
import { AppError } from '../../errors.ts'
import { cartIdIn, withCartId, type Send } from './cart-call.ts'
import { answerWithErrors, parseAnswer } from './graphql-answer.ts'
import type { CartRule } from './methods/method.ts'
import { refusedFor } from './upstream-errors.ts'
import type { Session } from './session.ts'

export interface GuestCall {
  name: string
  guest: CartRule
  variables: Record<string, unknown>
  session: Session
  send: Send
}

/** What a method answers where there is no wishlist: all reads have the same field, and a merge has nothing to do. */
const MERGE = 'mergeWishlistWithGuestWishlist'
const noWishlist = (name: string) =>
  Buffer.from(JSON.stringify({ data: { [name === MERGE ? MERGE : 'guestWishlist']: null } }))

/**
 * Runs a method for the guest that the caller names, or the session's. A missing wishlist is dropped; an add is retried
 * once with a new one. @throws INVALID_ARGUMENTS
 */
export async function callForGuest(call: GuestCall): Promise<Buffer> {
  const { guest, variables, session, send } = call
  const named = cartIdIn(variables, guest)
  const id = named ?? session.guestCustomerId
  if (!id) return callWithoutWishlist(call)

  const body = await send('own', withCartId(variables, guest, id))
  const isOwn = id === session.guestCustomerId
  if (isOwn && isEnded(variables, body)) session.setGuestCustomerId(undefined)
  if (named || !refusedFor(answerWithErrors(body), 'guestWishlistGone')) return body
  session.setGuestCustomerId(undefined)
  return guest.whenMissing === 'fail' ? body : callWithoutWishlist(call)
}

async function callWithoutWishlist({ name, guest, variables, session, send }: GuestCall): Promise<Buffer> {
  if (guest.whenMissing === 'empty') return noWishlist(name)
  if (guest.whenMissing === 'fail') throw new AppError('INVALID_ARGUMENTS', 'There is no guest wishlist')
  const id = adoptGuest(session, await send('createGuestWishlist', {}))
  if (!id) throw new AppError('UPSTREAM_INVALID', 'The back end did not make a wishlist')
  return send('own', withCartId(variables, guest, id))
}

/** Stores the guest of a response to createGuestWishlist in the session. */
export function adoptGuest(session: Session, body: Buffer): string | undefined {
  const created = parseAnswer(body).data?.['createGuestWishlist'] as
    | { guest_customer_id?: string }
    | null
    | undefined
  if (created?.guest_customer_id) session.setGuestCustomerId(created.guest_customer_id)
  return created?.guest_customer_id
}

/** Merging with `reset` ends the guest's wishlist. */
function isEnded({ reset }: Record<string, unknown>, body: Buffer): boolean {
  return reset === true && !answerWithErrors(body)
}

// Methods of placed orders.
import { GuestOrderByTokenDocument, GuestOrderDocument } from '@loftwood/graphql-types'
import { z } from 'zod'
import { email, requiredText } from './inputs.ts'
import { input, method } from './method.ts'

export const orderMethods = {
  guestOrder: method({
    summary: "A guest's order by number, e-mail address and last name.",
    access: 'personal',
    document: GuestOrderDocument,
    args: input(z.strictObject({ number: requiredText(64), email, lastname: requiredText() })),
    limit: 'lookup',
  }),
  guestOrderByToken: method({
    summary: "A guest's order by the token that placing it gave.",
    access: 'personal',
    document: GuestOrderByTokenDocument,
    args: input(z.strictObject({ token: requiredText(1_024) })),
    limit: 'lookup',
  }),
}

// Methods of placed orders.
import { GuestOrderByTokenDocument, GuestOrderDocument } from '@loftwood/graphql-types'
import { z } from 'zod'
import { email, requiredText } from './inputs.ts'
import { input, method } from './method.ts'

export const orderMethods = {
  guestOrder: method({
    summary: "A guest's order by number, e-mail address and last name.",
    example: [{ number: '000000001', email: 'ann@example.com', lastname: 'Lee' }],
    access: 'personal',
    document: GuestOrderDocument,
    args: input(z.strictObject({ number: requiredText(64), email, lastname: requiredText() })),
    limit: 'lookup',
  }),
  guestOrderByToken: method({
    summary: "A guest's order by the token that placing it gave.",
    example: [{ token: '0:3:hODf1eCaPEQaNOvwfWkg1J8Nzda9i7S8' }],
    access: 'personal',
    document: GuestOrderByTokenDocument,
    args: input(z.strictObject({ token: requiredText(1_024) })),
    limit: 'lookup',
  }),
}

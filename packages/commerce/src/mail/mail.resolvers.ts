// The links of mails: whoever opens one has proven the address.
import type { MutationConfirmMailAddressArgs } from '@loftwood/graphql-types/schema-types'
import type { RootResolver } from '../context.ts'
import { openMail } from './waiting-mails.ts'

interface MailResolvers {
  Mutation: { confirmMailAddress: RootResolver<MutationConfirmMailAddressArgs> }
}

export const mailResolvers: MailResolvers = {
  Mutation: {
    confirmMailAddress: async (_, { key }, { db, wakeMail }) => {
      const sent = await db.transaction().execute((write) => openMail(write, key, new Date()))
      if (sent > 0) wakeMail()
      return sent
    },
  },
}

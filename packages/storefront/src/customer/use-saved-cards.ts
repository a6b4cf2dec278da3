// The customer's saved cards, and the call that deletes one.
import { CustomerPaymentTokensDocument, DeletePaymentTokenDocument } from '@loftwood/graphql-types'
import { useClient, useQuery } from '../platform/data/use-query.ts'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { useFeature } from '../platform/use-feature.ts'
import { savedCardsIn, type SavedCard } from './saved-card.ts'

export function useSavedCards() {
  const client = useClient()
  const isSignedIn = useSignedIn()
  const savesCards = useFeature('savedCards')
  const [{ data, error }, reload] = useQuery({
    query: CustomerPaymentTokensDocument,
    variables: {},
    pause: !isSignedIn || !savesCards,
    requestPolicy: 'cache-and-network',
  })
  return {
    /** Null while they are loading. */
    cards: data ? savedCardsIn(data.customerPaymentTokens?.items ?? []) : null,
    error,
    reload,
    remove: async ({ publicHash }: SavedCard): Promise<void> => {
      const answer = dataOrThrow(await client.mutation(DeletePaymentTokenDocument, { publicHash }))
      if (!answer.deletePaymentToken?.result) throw new Error('The card was not deleted')
      reload()
    },
  }
}

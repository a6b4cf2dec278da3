// What stands below the choice of paying by card: a saved card, or the fields for another one.
import { BraintreeConfigDocument } from '@loftwood/graphql-types'
import { Checkbox } from '@loftwood/ui/checkbox'
import { RadioGroup } from '@loftwood/ui/radio-group'
import { useEffect, useEffectEvent } from 'react'
import { useQuery } from '../../../platform/data/use-query.ts'
import { useCardName } from '../../../customer/use-card-name.ts'
import { useSavedCards } from '../../../customer/use-saved-cards.ts'
import type { SavedCard } from '../../../customer/saved-card.ts'
import { useT } from '../../../platform/i18n/use-t.ts'
import { useSignedIn } from '../../../platform/session/use-session.ts'
import { useFeature } from '../../../platform/use-feature.ts'
import { BRAINTREE } from '../payment-codes.ts'
import type { PaymentFormProps } from '../payment-method.ts'
import { NewCard } from './new-card.tsx'
import { NEW_CARD, savedHashIn } from './paying-card.ts'

/** The second two: while the configuration is not there. */
type TakesSaved = boolean | 'unknown' | 'failed'

/** With 3-D Secure saved cards are not offered: Magento's API has no token of a saved card for the browser to verify. */
function useTakesSaved(): TakesSaved {
  const [{ data, error }] = useQuery({ query: BraintreeConfigDocument, variables: {} })
  if (!data) return error ? 'failed' : 'unknown'
  return !data.storeConfig?.braintree_3dsecure_verify_3dsecure
}

/** The customer's cards of this provider; the first is chosen until the customer chooses. */
function useCards({ fields, onChange }: PaymentFormProps, takesSaved: TakesSaved): readonly SavedCard[] {
  const saved = useSavedCards().cards
  // While it is unknown whether saved cards are taken, a choice of one stays.
  const cards = typeof takesSaved === 'boolean' ? saved : null
  const own = cards?.filter(({ methodCode }) => takesSaved && methodCode === BRAINTREE) ?? []
  const hashes = own.map(({ publicHash }) => publicHash)
  const chosen = savedHashIn(fields)
  const isGone = cards !== null && chosen !== undefined && !hashes.includes(chosen)
  const preset = fields['card'] === undefined || isGone ? hashes[0] : undefined
  const choose = useEffectEvent((card: string) => onChange({ ...fields, card }))
  useEffect(() => {
    if (preset !== undefined) choose(preset)
    else if (isGone) choose(NEW_CARD)
  }, [preset, isGone])
  return own
}

export function CardForm(props: PaymentFormProps) {
  const { fields, onChange } = props
  const t = useT()
  const nameOf = useCardName()
  const takesSaved = useTakesSaved()
  const cards = useCards(props, takesSaved)
  const isSignedIn = useSignedIn()
  const savesCards = useFeature('savedCards') && takesSaved === true
  const savedHash = savedHashIn(fields)
  return (
    <div className="flex flex-col gap-5">
      {cards.length > 0 && (
        <RadioGroup
          id="payment-card"
          legend={t('checkout.card.which')}
          value={savedHash ?? NEW_CARD}
          onChange={(card) => onChange({ ...fields, card })}
          options={[
            ...cards.map((card) => ({
              value: card.publicHash,
              label: nameOf(card),
              description: card.expiry && t('cards.expires', { date: card.expiry }),
            })),
            { value: NEW_CARD, label: t('checkout.card.other') },
          ]}
        />
      )}
      {/* What is typed there stays while a saved card is looked at. Without the configuration it offers to try again. */}
      <div
        hidden={savedHash !== undefined && takesSaved !== 'failed'}
        className="flex flex-col gap-5 [[hidden]]:hidden"
      >
        <NewCard {...props} />
        {isSignedIn && savesCards && (
          <Checkbox
            label={t('checkout.card.save')}
            hint={t('checkout.card.saveDetail')}
            checked={fields['save'] === 'yes'}
            onChange={(event) => onChange({ ...fields, save: event.target.checked ? 'yes' : '' })}
          />
        )}
      </div>
    </div>
  )
}

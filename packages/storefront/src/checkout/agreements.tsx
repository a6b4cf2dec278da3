// The store's terms: those to agree to have a box to tick, the others are agreed to by ordering.
import { CheckoutAgreementsDocument, type CheckoutAgreementsQuery } from '@loftwood/graphql-types'
import { Checkbox } from '@loftwood/ui/checkbox'
import { Disclosure } from '@loftwood/ui/disclosure'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useT } from '../platform/i18n/use-t.ts'
import { RichText } from '../platform/rich-text.tsx'

export type Agreement = NonNullable<NonNullable<CheckoutAgreementsQuery['checkoutAgreements']>[number]>

export interface Agreements {
  all: readonly Agreement[]
  agreed: readonly number[]
  toggle: (id: number) => void
  /** Those that are to be agreed to and are not. */
  missing: readonly Agreement[]
  /** Nothing is ordered while it is unknown what is to be agreed to. */
  isLoading: boolean
}

/** None for a back end without terms. */
export function useAgreements(): Agreements {
  const [{ data, fetching }] = useQuery({ query: CheckoutAgreementsDocument, variables: {} })
  const [agreed, setAgreed] = useState<readonly number[]>([])
  const all = (data?.checkoutAgreements ?? []).filter((agreement) => agreement !== null)
  const toggle = (id: number) =>
    setAgreed(agreed.includes(id) ? agreed.filter((each) => each !== id) : [...agreed, id])
  const missing = all.filter(({ mode, agreement_id: id }) => mode === 'MANUAL' && !agreed.includes(id))
  return { all, agreed, toggle, missing, isLoading: fetching && !data }
}

interface AgreementListProps {
  agreements: Agreements
  /** The button was pressed before all was agreed to. */
  isChecked: boolean
}

/** Renders nothing without terms. */
export function AgreementList({ agreements, isChecked }: AgreementListProps) {
  const t = useT()
  const { all, agreed, toggle, missing } = agreements
  return all.map((agreement) => (
    <div key={agreement.agreement_id} className="flex flex-col gap-2">
      {agreement.mode === 'MANUAL' && (
        <Checkbox
          id={agreementId(agreement)}
          label={agreement.checkbox_text}
          checked={agreed.includes(agreement.agreement_id)}
          onChange={() => toggle(agreement.agreement_id)}
          error={isChecked && missing.includes(agreement) ? t('checkout.error.agreement') : undefined}
        />
      )}
      <Disclosure title={agreement.name}>
        {agreement.is_html ? (
          <RichText html={agreement.content} />
        ) : (
          <p className="whitespace-pre-line">{agreement.content}</p>
        )}
      </Disclosure>
    </div>
  ))
}

/** Of its box. */
export const agreementId = ({ agreement_id: id }: Agreement): string => `agreement-${id}`

// The store's terms: some have a box that must be ticked, the others are agreed to by ordering.
import { CheckoutAgreementsDocument, type CheckoutAgreementsQuery } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Checkbox } from '@loftwood/ui/checkbox'
import { Disclosure } from '@loftwood/ui/disclosure'
import { Notification } from '@loftwood/ui/notification'
import { useState } from 'react'
import type { QueryError, QueryResult } from '../platform/data/query-client.ts'
import { useQuery } from '../platform/data/use-query.ts'
import { failureText, OperationError } from '../platform/data/operation-error.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { RichText } from '../platform/rich-text.tsx'

export type Agreement = NonNullable<NonNullable<CheckoutAgreementsQuery['checkoutAgreements']>[number]>

export interface Agreements {
  all: readonly Agreement[]
  agreed: readonly number[]
  toggle: (id: number) => void
  /** Required terms whose box is not ticked. */
  missing: readonly Agreement[]
  /** Whether the terms are loaded. Until then nothing can be ordered. */
  isKnown: boolean
  /** Why loading the terms failed. */
  failure: QueryError | undefined
  reload: () => void
}

type AgreementsResult = QueryResult<CheckoutAgreementsQuery>

/** Empty for a back end without terms; undefined while they load. */
export function agreementsIn({ data, error }: AgreementsResult): Agreement[] | undefined {
  const found = data?.checkoutAgreements
  if (found) return found.filter((agreement) => agreement !== null)
  if (error) return new OperationError(error).code === 'NOT_SUPPORTED' ? [] : undefined
  return data ? [] : undefined
}

export function useAgreements(): Agreements {
  const [result, reload] = useQuery({ query: CheckoutAgreementsDocument, variables: {} })
  const [agreed, setAgreed] = useState<readonly number[]>([])
  const found = agreementsIn(result)
  const all = found ?? []
  const toggle = (id: number) =>
    setAgreed(agreed.includes(id) ? agreed.filter((each) => each !== id) : [...agreed, id])
  const missing = all.filter(({ mode, agreement_id: id }) => mode === 'MANUAL' && !agreed.includes(id))
  const failure = found || result.fetching ? undefined : result.error
  return { all, agreed, toggle, missing, isKnown: found !== undefined, failure, reload }
}

interface AgreementListProps {
  agreements: Agreements
  /** The button was pressed before all was agreed to. */
  isChecked: boolean
}

function AgreementsFailure({ failure, reload }: { failure: QueryError; reload: () => void }) {
  const t = useT()
  return (
    <Notification tone="danger" title={t('checkout.agreementsFailed')}>
      <p>{failureText(new OperationError(failure), t)}</p>
      <Button variant="link" size="sm" onClick={reload}>
        {t('error.tryAgain')}
      </Button>
    </Notification>
  )
}

/** Renders nothing without terms. */
export function AgreementList({ agreements, isChecked }: AgreementListProps) {
  const t = useT()
  const { all, agreed, toggle, missing, failure, reload } = agreements
  if (failure) return <AgreementsFailure failure={failure} reload={reload} />
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

/** Id of the checkbox. */
export const agreementId = ({ agreement_id: id }: Agreement): string => `agreement-${id}`

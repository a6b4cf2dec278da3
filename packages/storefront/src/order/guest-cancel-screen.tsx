// Target of the link with which a guest cancels an order. It needs a press, so that mail scanners that follow links do
// not cancel.
import { ConfirmCancelOrderDocument } from '@loftwood/graphql-types'
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { useClient } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { LinkIncomplete } from '../platform/link-incomplete.tsx'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { UserError } from '../platform/data/user-error.ts'

export function GuestCancelScreen() {
  const t = useT()
  const href = useHref()
  const client = useClient()
  const { order_id = '', confirmation_key = '' } = usePageContext().urlParsed.search
  const [number, setNumber] = useState<string | null>(null)
  const { isBusy, failure, run } = useSubmit()
  const cancel = () =>
    run(async () => {
      const result = await client.mutation(ConfirmCancelOrderDocument, {
        input: { order_id, confirmation_key },
      })
      const answer = dataOrThrow(result).confirmCancelOrder
      if (answer?.errorV2) throw new UserError(answer.errorV2.message)
      setNumber(answer?.order?.number ?? '')
    })
  if (order_id === '' || confirmation_key === '')
    return (
      <LinkIncomplete path={paths.guestOrder} label="nav.findOrder" detail="order.cancelLinkIncomplete" />
    )
  return (
    <>
      <FormFailure failure={failure} title={t('order.cancelFailed')} />
      <EmptyState
        title={number === null ? t('order.cancelQuestion') : t('order.canceled', { number })}
        headingLevel={2}
        actions={
          number === null ? (
            <Button onClick={() => void cancel()} loading={isBusy}>
              {t('order.cancel')}
            </Button>
          ) : (
            <ButtonLink href={href(paths.home)}>{t('error.mainPage')}</ButtonLink>
          )
        }
      >
        {number === null ? t('order.cancelDetail') : t('order.canceledDetail')}
      </EmptyState>
    </>
  )
}

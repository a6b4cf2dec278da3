// Targets of the links in mails of the newsletter and of stock alerts. They need a press, so that mail scanners that follow
// links change nothing.
import {
  ConfirmNewsletterSubscriptionDocument,
  UnsubscribeEmailFromNewsletterDocument,
  UnsubscribeFromStockAlertsDocument,
} from '@loftwood/graphql-types'
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { useClient } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { OperationError, failureText } from '../platform/data/operation-error.ts'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useSubmit } from '../platform/forms/use-submit.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { LinkIncomplete } from '../platform/link-incomplete.tsx'
import { useHref, useT } from '../platform/i18n/use-t.ts'

interface LinkScreenProps {
  document:
    | typeof ConfirmNewsletterSubscriptionDocument
    | typeof UnsubscribeEmailFromNewsletterDocument
    | typeof UnsubscribeFromStockAlertsDocument
  texts: Record<'question' | 'action' | 'done' | 'failed', MessageKey>
}

function LinkScreen({ document, texts }: LinkScreenProps) {
  const t = useT()
  const href = useHref()
  const client = useClient()
  const { token = '' } = usePageContext().urlParsed.search
  const [isDone, setDone] = useState(false)
  const { isBusy, failure, run } = useSubmit()
  const decide = () =>
    run(async () => {
      const { error } = await client.mutation(document, { token })
      if (error) throw new OperationError(error)
      setDone(true)
    })
  const goHome = <ButtonLink href={href(paths.home)}>{t('error.mainPage')}</ButtonLink>
  if (token === '') return <LinkIncomplete path={paths.home} label="error.mainPage" />
  if (isLinkInvalid(failure))
    return (
      <div role="alert">
        <EmptyState title={t(texts.failed)} actions={goHome}>
          {failureText(failure, t)}
        </EmptyState>
      </div>
    )
  if (isDone) return <EmptyState title={t(texts.done)} actions={goHome} />
  const action = (
    <Button onClick={() => void decide()} loading={isBusy}>
      {t(texts.action)}
    </Button>
  )
  return (
    <>
      <FormFailure failure={failure} title={t(texts.failed)} />
      <EmptyState title={t(texts.question)} actions={action} />
    </>
  )
}

/** Another press would change nothing. */
const isLinkInvalid = (failure: unknown) =>
  failure instanceof OperationError && failure.kind === 'refused' && failure.code !== 'RATE_LIMITED'

/** The link of the mail that asks for a confirmation. */
export function NewsletterConfirmScreen() {
  return (
    <LinkScreen
      document={ConfirmNewsletterSubscriptionDocument}
      texts={{
        question: 'newsletter.confirmQuestion',
        action: 'newsletter.confirmAction',
        done: 'newsletter.subscribed',
        failed: 'newsletter.linkFailed',
      }}
    />
  )
}

/** The link at the end of every newsletter; needs no account. */
export function NewsletterUnsubscribeScreen() {
  return (
    <LinkScreen
      document={UnsubscribeEmailFromNewsletterDocument}
      texts={{
        question: 'newsletter.unsubscribeQuestion',
        action: 'newsletter.unsubscribe',
        done: 'newsletter.unsubscribed',
        failed: 'newsletter.linkFailed',
      }}
    />
  )
}

/** The link at the end of the mail that a product is back. */
export function StockAlertUnsubscribeScreen() {
  return (
    <LinkScreen
      document={UnsubscribeFromStockAlertsDocument}
      texts={{
        question: 'stockAlert.endQuestion',
        action: 'stockAlert.stop',
        done: 'stockAlert.ended',
        failed: 'newsletter.linkFailed',
      }}
    />
  )
}

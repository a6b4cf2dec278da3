// Why a form could not be sent.
import { Notification } from '@loftwood/ui/notification'
import type { ReactNode } from 'react'
import { failureText } from '../data/operation-error.ts'
import { useT } from '../i18n/use-t.ts'
import { ShownFailure } from './shown-failure.ts'

interface FormFailureProps {
  failure: unknown
  title: string
  /** What to do about it. */
  children?: ReactNode
}

/** Nothing typed is lost: it stays in the form. */
export function FormFailure({ failure, title, children }: FormFailureProps) {
  const t = useT()
  if (failure === null || failure instanceof ShownFailure) return null
  return (
    <Notification tone="danger" title={title}>
      {failureText(failure, t)} {children}
    </Notification>
  )
}

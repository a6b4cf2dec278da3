// The frame of a form of `useShopForm`: why it could not be sent, what is to be corrected, its fields.
import { ErrorSummary } from '@loftwood/ui/error-summary'
import { FormStack } from '@loftwood/ui/layout'
import type { ComponentProps, ReactNode } from 'react'
import type { MessageKey } from '../i18n/message-key.ts'
import { useT } from '../i18n/use-t.ts'
import { FormFailure } from './form-failure.tsx'

interface ShopFormProps {
  form: {
    element: Pick<ComponentProps<'form'>, 'noValidate' | 'method' | 'onSubmit'>
    failure: unknown
    problems: ComponentProps<typeof ErrorSummary>['problems']
  }
  /** Title of what could not be done. */
  failed: MessageKey
  headingLevel?: ComponentProps<typeof ErrorSummary>['headingLevel']
  children: ReactNode
}

export function ShopForm({ form, failed, headingLevel, children }: ShopFormProps) {
  const t = useT()
  return (
    <form {...form.element}>
      <FormStack>
        <FormFailure failure={form.failure} title={t(failed)} />
        <ErrorSummary title={t('form.check')} problems={form.problems} headingLevel={headingLevel} />
        {children}
      </FormStack>
    </form>
  )
}

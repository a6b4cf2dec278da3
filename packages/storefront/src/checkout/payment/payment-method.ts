// The interface of a payment method. One module of this folder per method; a card provider adds one too.
import type { PaymentMethodInput } from '@loftwood/graphql-types'
import type { ComponentType } from 'react'
import type { MessageKey } from '../../platform/i18n/message-key.ts'

/** What the method's own form has collected, as text by field name. */
export type PaymentFields = Readonly<Record<string, string>>

export interface PaymentFormProps {
  fields: PaymentFields
  onChange: (fields: PaymentFields) => void
  /** Texts by field name. */
  errors: Readonly<Record<string, string>>
}

export interface PaymentMethod {
  /** The back end's code. */
  code: string
  /** Where the back end gives it no title. */
  label: MessageKey
  /** What happens next, under the label. */
  description: MessageKey
  /** Instructions for the shopper after the order. */
  nextStep: MessageKey
  /** Whether the order is placed unpaid, and paid on a page of its own. */
  isOnline?: boolean
  /** Fields below the method, where it has some. */
  Form?: ComponentType<PaymentFormProps>
  /** Faults by field name, as keys of the message catalog. */
  validate?: (fields: PaymentFields) => Partial<Record<string, MessageKey>>
  /**
   * The client's step before the method is set on the cart: a card provider would exchange the fields for a token
   * here. Answers what goes over the wire.
   */
  prepare: (fields: PaymentFields) => Promise<PaymentMethodInput>
}

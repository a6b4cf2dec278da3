// The interface of a payment method. One module of this folder per method; a card provider adds one too.
import type { CartFragment, PaymentMethodInput } from '@loftwood/graphql-types'
import type { ComponentType } from 'react'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { Feature } from '../../platform/shop-features.ts'
import type { CheckoutCalls } from '../driver.ts'

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
  /** Codes that a cart has when it is paid in a variant of this method, e.g. with a saved card. */
  variants?: readonly string[]
  /** Where the back end gives it no title. */
  label: MessageKey
  /** The back end's title names more than the form takes, so the label stands in its place. */
  isOwnLabel?: boolean
  /** What happens next, under the label. */
  description: MessageKey
  /** Instructions for the shopper after the order. */
  nextStep: MessageKey
  /** Whether the money comes by post or bank and the shop begins once it is there: days of delivery count from then. */
  isPaidFirst?: boolean
  /** Whether the order is placed unpaid, and then paid: by the method's form where it has one, else on a page of its own. */
  isOnline?: boolean
  /** What the back end's API must have; it may take in other ways what it offers. */
  needs?: Feature
  /**
   * Whether its fields are frames of the provider's. What is typed there is lost when they leave the page, so the form
   * stays, out of sight, while another step is open. It is prepared anew by each press of the button, since a token pays once.
   */
  isHosted?: boolean
  /** Fields below the method, where it has some. */
  Form?: ComponentType<PaymentFormProps>
  /** Errors by field name, as keys of the message catalog. */
  validate?: (fields: PaymentFields) => Partial<Record<string, MessageKey>>
  /**
   * The client's step before the method is set on the cart: a card provider would exchange the fields for a token
   * here. Answers what goes over the wire. Of a method that leaves the shop: once its page has sent the shopper back.
   * @param cart with what it costs, and where its bill goes
   */
  prepare: (fields: PaymentFields, cart: CartFragment) => Promise<PaymentMethodInput>
  /** The shopper approves the payment at the provider's own page, before the method is set: answers its address. */
  leave?: (cart: CartFragment, start: Departure) => Promise<string>
}

/** From where the shopper leaves for a provider's page. */
export interface Departure {
  calls: CheckoutCalls
  /** Address in the shop where the checkout goes on. */
  back: string
}

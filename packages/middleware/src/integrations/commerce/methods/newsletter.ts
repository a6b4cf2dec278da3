// Methods of the newsletter, stock alerts, the contact form and the links of mails.
import {
  ConfirmMailAddressDocument,
  ConfirmNewsletterSubscriptionDocument,
  ContactUsDocument,
  SubscribeEmailToNewsletterDocument,
  SubscribeToStockAlertDocument,
  UnsubscribeEmailFromNewsletterDocument,
  UnsubscribeFromStockAlertsDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { email, requiredText, text } from './inputs.ts'
import { input, method, variables } from './method.ts'

const token = z.string().max(255)

export const newsletterMethods = {
  subscribeEmailToNewsletter: method({
    summary: 'Subscribes an address; UNCONFIRMED until its owner follows the link in a mail, where required.',
    example: [{ email: 'ann@example.com' }],
    document: SubscribeEmailToNewsletterDocument,
    args: variables(z.object({ email })),
    limit: 'account',
  }),
  confirmNewsletterSubscription: method({
    summary: 'Confirms a subscription with the key of the mailed link.',
    example: [{ token: 'from-the-link' }],
    document: ConfirmNewsletterSubscriptionDocument,
    args: variables(z.object({ token })),
    limit: 'lookup',
  }),
  unsubscribeEmailFromNewsletter: method({
    summary: 'Ends a subscription by the link of any newsletter, without an account.',
    example: [{ token: 'from-the-link' }],
    document: UnsubscribeEmailFromNewsletterDocument,
    args: variables(z.object({ token })),
    limit: 'lookup',
  }),
  subscribeToStockAlert: method({
    summary: 'Asks for one mail when a sold-out product, or a variant, can be ordered again.',
    example: [{ sku: 'MET-SLD-64', email: 'ann@example.com' }],
    document: SubscribeToStockAlertDocument,
    args: variables(z.object({ sku: requiredText(), email })),
    limit: 'account',
  }),
  unsubscribeFromStockAlerts: method({
    summary: 'Ends what an address waits for, by the link of any such mail.',
    example: [{ token: 'from-the-link' }],
    document: UnsubscribeFromStockAlertsDocument,
    args: variables(z.object({ token })),
    limit: 'lookup',
  }),
  confirmMailAddress: method({
    summary: 'Says that the link of a mail was opened; mails that waited for it go out.',
    example: [{ key: 'from-the-link' }],
    document: ConfirmMailAddressDocument,
    args: variables(z.object({ key: z.string().max(64) })),
    limit: 'lookup',
  }),
  contactUs: method({
    summary: 'Sends a message to the shop.',
    example: [{ name: 'Ann Lee', email: 'ann@example.com', comment: 'Is the high bunk in stock?' }],
    document: ContactUsDocument,
    args: input(
      z.strictObject({
        name: requiredText(),
        email,
        comment: requiredText(10_000),
        telephone: text(64).nullish(),
      }),
    ),
    limit: 'account',
  }),
}

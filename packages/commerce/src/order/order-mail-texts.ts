// The words of the order's mail in both languages.
import type { PaidCard } from '../cart/payment-provider.ts'

interface PaymentFacts {
  number: string
  /** What is to be paid, with its currency sign. */
  total: string
  /** Whom cheques are made out to. */
  payee: string
  storeEmail: string
  hasAutomaticDeposit: boolean
}

interface BankAccount {
  holder: Readonly<Record<'en' | 'fr', string>>
  institution: string
  transit: string
  account: string
}

export interface OrderMailTexts {
  subject: (storeName: string, number: string) => string
  preview: (total: string) => string
  title: (firstname: string) => string
  intro: (number: string, date: string) => string
  orderNumber: (number: string) => string
  quantity: (quantity: string, unitPrice: string) => string
  sku: (sku: string) => string
  option: (label: string, value: string) => string
  subtotal: string
  discount: (label: string, coupon: string | null) => string
  giftCard: (last4: string) => string
  storeCredit: string
  /** Store credit that comes once the order is complete, and that came. */
  earns: (amount: string) => string
  earned: (amount: string) => string
  delivery: string
  free: string
  tax: (title: string, percent: string) => string
  total: (currency: string) => string
  businessDays: (days: { min: number; max: number }, city: string) => string
  /** The same of what is picked up. */
  readyDays: (days: { min: number; max: number }) => string
  /** @param span of days, e.g. `December 5–12` */
  about: (days: string, span: string) => string
  oncePaid: (text: string) => string
  appointment: string
  /** Where items are ready at different times. */
  oneDelivery: string
  onePickup: string
  deliveredTo: string
  pickUpAt: string
  billedTo: string
  payment: (method: string) => string
  card: (card: PaidCard) => string
  paid: string
  purchaseOrder: (number: string) => string
  /** What to do now, by payment method. */
  instructions: Record<string, (facts: PaymentFacts) => string[]>
  /** Where the total is more than banks send at once. */
  inParts: (limit: string) => string
  payBy: (day: string) => string
  /** How to send money without Interac. */
  bank: { intro: string; lines: (account: BankAccount) => string[] }
  see: string
  /** How to cancel, and to send something back. */
  changes: { heading: string; headingWithReturns: string; cancel: string; returns: string }
  /** Phone in front of a number. */
  phone: string
}

const en: OrderMailTexts = {
  subject: (storeName, number) => `Your ${storeName} order ${number}`,
  preview: (total) => `We have your order: ${total}. Here is everything about it.`,
  title: (firstname) => `Thank you, ${firstname}`,
  intro: (number, date) =>
    `We received your order ${number} on ${date}. Please check it below and tell us soon if something is not right.`,
  orderNumber: (number) => `Order ${number}`,
  quantity: (quantity, unitPrice) => `Quantity: ${quantity} × ${unitPrice}`,
  option: (label, value) => `${label}: ${value}`,
  sku: (sku) => `SKU: ${sku}`,
  subtotal: 'Subtotal',
  discount: (label, coupon) => (coupon ? `${label} (${coupon})` : label),
  giftCard: (last4) => `Gift card ending in ${last4}`,
  storeCredit: 'Store credit',
  earns: (amount) =>
    `This order earns you ${amount} of store credit. It is added to your account once the order is paid for and shipped, or ready for pick-up.`,
  earned: (amount) =>
    `This order earned you ${amount} of store credit. It is in your account, for your next order.`,
  delivery: 'Delivery',
  free: 'Free',
  tax: (title, percent) => `${title} ${percent}`,
  total: (currency) => `Total (${currency})`,
  businessDays: ({ min, max }, city) =>
    min === max
      ? `${max} business ${max === 1 ? 'day' : 'days'} after it leaves ${city}`
      : `${min} to ${max} business days after it leaves ${city}`,
  readyDays: ({ min, max }) =>
    min === max
      ? `Ready ${max} business ${max === 1 ? 'day' : 'days'} after it is packed`
      : `Ready ${min} to ${max} business days after it is packed`,
  about: (days, span) => `${days}, about ${span}`,
  oncePaid: (text) => `${text}, depending on the day your payment arrives`,
  oneDelivery: 'One delivery, once everything is ready.',
  onePickup: 'One pick-up, once everything is ready.',
  appointment: 'The carrier will call you to agree on a day and a four-hour window.',
  deliveredTo: 'Delivery address',
  pickUpAt: 'Pick up at',
  billedTo: 'Billing address',
  payment: (method) => `Payment: ${method}`,
  card: ({ brand, last4 }) => `${brand ?? 'Card'} ending in ${last4}`,
  paid: 'Paid. Thank you!',
  purchaseOrder: (number) => `Your purchase order number: ${number}`,
  instructions: {
    free: () => ['There is nothing to pay.'],
    checkmo: ({ total, number, payee }) => [
      `Make your cheque or money order for ${total} payable to ${payee}, write ${number} on it and mail it to the address below. We prepare your order once we receive your payment; all times count from that day.`,
    ],
    banktransfer: ({ total, number, storeEmail, hasAutomaticDeposit }) => [
      `Send an Interac e-Transfer of ${total} to ${storeEmail}, with the order number ${number} as its message.${hasAutomaticDeposit ? ' Deposit is automatic: no security question.' : ''} We prepare your order once we receive your payment; all times count from that day.`,
    ],
    purchaseorder: ({ total }) => [`We send you an invoice for ${total}. You pay nothing until you have it.`],
  },
  inParts: (limit) =>
    `Most banks limit an e-Transfer to ${limit}: send the total in parts, each with the order number.`,
  payBy: (day) => `Your payment must reach us by ${day}; after that day the order will be cancelled.`,
  bank: {
    intro: 'Or by bank transfer, with the order number as its reference:',
    lines: ({ holder, institution, transit, account }) => [
      `Account holder: ${holder.en}`,
      `Institution ${institution}, transit ${transit}, account ${account}`,
    ],
  },
  see: 'See your order',
  changes: {
    heading: 'To cancel',
    headingWithReturns: 'To cancel or return',
    cancel:
      'You can cancel on your order’s page until we begin to prepare it. After that, or for a change, contact us before it leaves us.',
    returns: 'How to return something',
  },
  phone: 'Phone:',
}

const fr: OrderMailTexts = {
  subject: (storeName, number) => `Votre commande ${storeName} ${number}`,
  preview: (total) => `Nous avons votre commande\u00a0: ${total}. Voici tous les détails.`,
  title: (firstname) => `Merci, ${firstname}`,
  intro: (number, date) =>
    `Nous avons reçu votre commande ${number} le ${date}. Veuillez la vérifier ci-dessous et nous dire rapidement si quelque chose ne va pas.`,
  orderNumber: (number) => `Commande ${number}`,
  quantity: (quantity, unitPrice) => `Quantité\u00a0: ${quantity} × ${unitPrice}`,
  option: (label, value) => `${label}\u00a0: ${value}`,
  sku: (sku) => `UGS\u00a0: ${sku}`,
  subtotal: 'Sous-total',
  discount: (label, coupon) => (coupon ? `${label} (${coupon})` : label),
  giftCard: (last4) => `Carte-cadeau se terminant par ${last4}`,
  storeCredit: 'Crédit en magasin',
  earns: (amount) =>
    `Cette commande vous donne ${amount} de crédit en magasin, versé à votre compte une fois la commande payée et expédiée, ou prête pour la cueillette.`,
  earned: (amount) =>
    `Cette commande vous a donné ${amount} de crédit en magasin. Il est dans votre compte, pour votre prochaine commande.`,
  delivery: 'Livraison',
  free: 'Sans frais',
  tax: (title, percent) => `${title} ${percent}`,
  total: (currency) => `Total (${currency})`,
  businessDays: ({ min, max }, city) =>
    min === max
      ? `${max} ${max === 1 ? 'jour ouvrable' : 'jours ouvrables'} après que la commande a quitté ${city}`
      : `De ${min} à ${max} jours ouvrables après que la commande a quitté ${city}`,
  readyDays: ({ min, max }) =>
    min === max
      ? `Prête ${max} ${max === 1 ? 'jour ouvrable' : 'jours ouvrables'} après son emballage`
      : `Prête ${min} à ${max} jours ouvrables après son emballage`,
  about: (days, span) => `${days}, ${span} environ`,
  oncePaid: (text) => `${text}, selon le jour où votre paiement nous parvient`,
  oneDelivery: 'Une seule livraison, quand tout est prêt.',
  onePickup: 'Une seule cueillette, quand tout est prêt.',
  appointment: 'Le transporteur vous appellera pour convenir d’un jour et d’une plage de quatre heures.',
  deliveredTo: 'Adresse de livraison',
  pickUpAt: 'Lieu de cueillette',
  billedTo: 'Adresse de facturation',
  payment: (method) => `Paiement\u00a0: ${method}`,
  card: ({ brand, last4 }) => `${brand ?? 'Carte'} se terminant par ${last4}`,
  paid: 'Payée. Merci!',
  purchaseOrder: (number) => `Votre numéro de bon de commande\u00a0: ${number}`,
  instructions: {
    free: () => ['Il n’y a rien à payer.'],
    checkmo: ({ total, number, payee }) => [
      `Faites votre chèque ou mandat-poste de ${total} à l’ordre de ${payee}, inscrivez-y ${number} et postez-le à l’adresse ci-dessous. Nous préparons la commande dès que nous recevons votre paiement; tous les délais comptent à partir de ce jour.`,
    ],
    banktransfer: ({ total, number, storeEmail, hasAutomaticDeposit }) => [
      `Faites un virement Interac de ${total} à ${storeEmail}, avec le numéro de commande ${number} comme message.${hasAutomaticDeposit ? ' Le dépôt est automatique, sans question de sécurité.' : ''} Nous préparons la commande dès que nous recevons votre paiement; tous les délais comptent à partir de ce jour.`,
    ],
    purchaseorder: ({ total }) => [
      `Nous vous envoyons une facture de ${total}. Vous ne payez rien avant de l’avoir reçue.`,
    ],
  },
  inParts: (limit) =>
    `La plupart des banques limitent un virement à ${limit}\u00a0: envoyez le total en plusieurs fois, chaque fois avec le numéro de commande.`,
  payBy: (day) =>
    `Votre paiement doit nous parvenir au plus tard le ${day}; passé cette date, la commande sera annulée.`,
  bank: {
    intro: 'Ou par virement bancaire, avec le numéro de commande comme référence\u00a0:',
    lines: ({ holder, institution, transit, account }) => [
      `Titulaire du compte\u00a0: ${holder.fr}`,
      `Institution ${institution}, transit ${transit}, compte ${account}`,
    ],
  },
  see: 'Voir votre commande',
  changes: {
    heading: 'Annuler',
    headingWithReturns: 'Annuler ou retourner',
    cancel:
      'Vous pouvez annuler sur la page de la commande tant que nous n’avons pas commencé à la préparer. Ensuite, ou pour un changement, joignez-nous avant qu’elle parte.',
    returns: 'Comment retourner un article',
  },
  phone: 'Tél.\u00a0:',
}

export const ORDER_MAIL_TEXTS = { en, fr } as const

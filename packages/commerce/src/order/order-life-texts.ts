// The words of the mails that follow an order, in both languages.

export interface OrderLifeTexts {
  invoice: {
    subject: (number: string) => string
    title: string
    intro: (order: string, total: string) => string
    paid: string
    nothingToPay: string
    /** It may be written before the money is there. */
    onPurchaseOrder: (number: string) => string
  }
  downloads: string
  shipment: { subject: (number: string) => string; title: string; intro: (order: string) => string }
  /** In place of the shipment for what is picked up. */
  ready: OrderLifeTexts['shipment']
  rest: string
  tracking: string
  cancel: {
    subject: (number: string) => string
    title: string
    intro: (order: string) => string
    /** Of an order that gift cards have paid a part of. */
    giftCards: string
    /** The reason when an order by card was not paid. */
    unpaid: string
    /** The reason when what came was of another amount, and went back. */
    otherAmount: string
    /** The reason when a transfer or a cheque did not come. */
    late: (day: string) => string
  }
  reminder: {
    subject: (number: string, day: string) => string
    title: string
    intro: (order: string, day: string) => string
  }
  creditReturned: string
  refund: {
    subject: (number: string) => string
    title: string
    intro: (order: string, amount: string) => string
    delay: string
    number: (number: string) => string
  }
  reason: string
  confirm: {
    subject: (number: string) => string
    title: string
    intro: (order: string) => string
    button: string
  }
  invoiceNumber: (number: string) => string
  invoicedOn: (date: string) => string
  soldBy: string
}

const en: OrderLifeTexts = {
  invoice: {
    subject: (number) => `Invoice for your order ${number}`,
    title: 'Your invoice',
    intro: (order, total) => `Thank you. This is the invoice for order ${order}, ${total}.`,
    paid: 'We have received your payment: you owe nothing more.',
    nothingToPay: 'There is nothing to pay.',
    onPurchaseOrder: (number) =>
      `If you have not paid it yet, please do so under the terms of your purchase order ${number}.`,
  },
  downloads: 'Your downloads are ready: sign in to find them with your orders.',
  shipment: {
    subject: (number) => `Your order ${number} is on its way`,
    title: 'On its way',
    intro: (order) => `Here is what has left our warehouse for order ${order}:`,
  },
  ready: {
    subject: (number) => `Your order ${number} is ready for pick-up`,
    title: 'Ready for pick-up',
    intro: (order) => `Here is what is waiting for you from order ${order}:`,
  },
  rest: 'The rest of your order will follow.',
  tracking: 'Track your delivery',
  cancel: {
    subject: (number) => `Your order ${number} is cancelled`,
    title: 'Order cancelled',
    intro: (order) => `Order ${order} is cancelled; there is nothing to pay.`,
    giftCards: 'What gift cards paid is back on the cards.',
    unpaid: 'It was not paid in time. Nothing was charged.',
    otherAmount: 'The amount paid was not that of the order. It has been paid back.',
    late: (day) =>
      `Its payment did not reach us by ${day}. If you have sent it, contact us: we’ll return it, or take your order again.`,
  },
  reminder: {
    subject: (number, day) => `The payment of your order ${number} is due by ${day}`,
    title: 'A reminder',
    intro: (order, day) =>
      `The payment of order ${order} has not reached us yet. We hold your pieces until ${day}; after that day the order is cancelled. If your payment is on its way and may be late, reply to this email.`,
  },
  creditReturned: 'The credit you paid with is back in your account.',
  refund: {
    subject: (number) => `A refund for your order ${number}`,
    title: 'Your refund',
    intro: (order, amount) => `We have paid back ${amount} for order ${order}.`,
    delay: 'It goes back the way you paid; banks take 5 to 10 days to show it.',
    number: (number) => `Credit memo ${number}`,
  },
  reason: 'Reason',
  confirm: {
    subject: (number) => `Cancel your order ${number}?`,
    title: 'One more step',
    intro: (order) =>
      `Somebody, most likely you, asked us to cancel order ${order}. Confirm it within three days; otherwise the order goes on.`,
    button: 'Cancel the order',
  },
  invoiceNumber: (number) => `Invoice ${number}`,
  invoicedOn: (date) => `Date: ${date}`,
  soldBy: 'Sold by',
}

const fr: OrderLifeTexts = {
  invoice: {
    subject: (number) => `Facture de votre commande ${number}`,
    title: 'Votre facture',
    intro: (order, total) => `Merci! Voici la facture de la commande ${order}, ${total}.`,
    paid: 'Nous avons reçu votre paiement\u00a0: vous ne devez plus rien.',
    nothingToPay: 'Il n’y a rien à payer.',
    onPurchaseOrder: (number) =>
      `Si ce n’est pas déjà fait, veuillez la payer selon les conditions de votre bon de commande ${number}.`,
  },
  downloads: 'Vos téléchargements sont prêts\u00a0: connectez-vous pour les trouver avec vos commandes.',
  shipment: {
    subject: (number) => `Votre commande ${number} est en route`,
    title: 'En route',
    intro: (order) => `Voici ce qui a quitté notre entrepôt pour la commande ${order}\u00a0:`,
  },
  ready: {
    subject: (number) => `Votre commande ${number} est prête pour la cueillette`,
    title: 'Prête pour la cueillette',
    intro: (order) => `Voici ce qui vous attend pour la commande ${order}\u00a0:`,
  },
  rest: 'Le reste de votre commande suivra.',
  tracking: 'Suivez votre livraison',
  cancel: {
    subject: (number) => `Votre commande ${number} est annulée`,
    title: 'Commande annulée',
    intro: (order) => `La commande ${order} est annulée; il n’y a rien à payer.`,
    giftCards: 'Ce que des cartes-cadeaux ont payé a été recrédité sur les cartes.',
    unpaid: 'Elle n’a pas été payée à temps. Rien n’a été débité.',
    otherAmount: 'Le montant payé n’était pas celui de la commande. Il a été remboursé.',
    late: (day) =>
      `Son paiement ne nous est pas parvenu au plus tard le ${day}. Si vous l’avez envoyé, joignez-nous\u00a0: nous vous le rendrons ou reprendrons votre commande.`,
  },
  reminder: {
    subject: (number, day) => `Le paiement de votre commande ${number} est attendu au plus tard le ${day}`,
    title: 'Petit rappel',
    intro: (order, day) =>
      `Le paiement de la commande ${order} ne nous est pas encore parvenu. Nous réservons vos articles jusqu’au ${day}; passé cette date, la commande est annulée. Si votre paiement est en route et risque de tarder, répondez à ce courriel.`,
  },
  creditReturned: 'Le crédit utilisé est de retour dans votre compte.',
  refund: {
    subject: (number) => `Remboursement de votre commande ${number}`,
    title: 'Votre remboursement',
    intro: (order, amount) => `Nous avons remboursé ${amount} pour la commande ${order}.`,
    delay:
      'Le montant est remboursé sur le mode de paiement utilisé; il peut mettre de 5 à 10 jours à paraître sur votre relevé.',
    number: (number) => `Note de crédit ${number}`,
  },
  reason: 'Motif',
  confirm: {
    subject: (number) => `Annuler votre commande ${number}?`,
    title: 'Encore une étape',
    intro: (order) =>
      `Quelqu’un, sans doute vous, nous a demandé d’annuler la commande ${order}. Confirmez-le d’ici trois jours; sinon, la commande suit son cours.`,
    button: 'Annuler la commande',
  },
  invoiceNumber: (number) => `Facture ${number}`,
  invoicedOn: (date) => `Date\u00a0: ${date}`,
  soldBy: 'Vendu par',
}

export const ORDER_LIFE_TEXTS = { en, fr } as const

// What is refused of checkout and orders.
import { CATEGORIES, type UserErrorRow } from './user-error-row.ts'

const { input, authorization, noSuchEntity } = CATEGORIES

export const checkoutErrors = {
  INVALID_EMAIL: {
    category: input,
    en: 'Invalid email format',
    plain: 'This is not a complete email address.',
    fr: 'L’adresse courriel n’est pas valide',
  },
  GUEST_NOT_ALLOWED: {
    category: authorization,
    en: 'Guest checkout is not allowed. Register a customer account or login with existing one.',
    fr: 'Les fichiers à télécharger s’achètent avec un compte. Connectez-vous ou créez un compte.',
  },
  ONE_SHIPPING_ADDRESS: {
    category: input,
    en: 'You cannot specify multiple shipping addresses.',
    fr: 'Une commande n’a qu’une adresse de livraison.',
  },
  ADDRESS_MISSING: {
    category: input,
    en: 'The shipping address must contain either "customer_address_id", "address" or "pickup_location_code".',
    fr: 'L’adresse de livraison manque.',
  },
  BILLING_MISSING: {
    category: input,
    en: 'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    fr: 'L’adresse de facturation manque.',
  },
  BILLING_AMBIGUOUS: {
    category: input,
    en: 'The billing address cannot contain "customer_address_id" and "address" at the same time.',
    fr: 'Une seule adresse de facturation est possible.',
  },
  NO_SHIPPING_ADDRESS: {
    category: noSuchEntity,
    en: 'Shipping address not set on the cart.',
    plain: 'Enter the delivery address first.',
    fr: 'L’adresse de livraison manque.',
  },
  VIRTUAL_CART_SHIPPING: {
    category: input,
    en: 'The Cart includes virtual product(s) only, so a shipping address is not used.',
    plain: 'Nothing in this cart is delivered, so it needs no address.',
    fr: 'Rien n’est à livrer\u00a0: aucune adresse de livraison n’est utilisée.',
  },
  COUNTRY_UNKNOWN: {
    category: input,
    en: 'Country is not available',
    plain: 'We don’t serve this country.',
    fr: 'Nous ne livrons pas dans ce pays',
  },
  REGION_REQUIRED: {
    category: input,
    en: 'Region is required.',
    plain: 'Choose a province or territory.',
    fr: 'La province est obligatoire.',
  },
  REGION_NOT_AVAILABLE: {
    category: input,
    en: 'Region is not available for the selected country',
    plain: 'This province is not in the country that you chose.',
    fr: 'Cette province n’existe pas dans le pays choisi',
  },
  POSTCODE_INVALID: {
    category: input,
    en: 'Postal code is invalid for the selected country',
    plain: 'This is not a postal code of the country that you chose.',
    fr: 'Ce code postal n’est pas valide',
  },
  POSTCODE_REGION: {
    category: input,
    en: 'Postal code does not belong to the selected region',
    plain: 'This postal code is in another province.',
    fr: 'Ce code postal n’est pas dans la province choisie',
  },
  STREET_LINES: {
    category: input,
    en: '"Street Address" cannot contain more than %1 lines.',
    plain: 'An address has %1 lines at most.',
    fr: 'L’adresse ne peut compter plus de %1 lignes.',
  },
  ONE_SHIPPING_METHOD: {
    category: input,
    en: 'You cannot specify multiple shipping methods.',
    fr: 'Une commande n’a qu’un mode de livraison.',
  },
  SHIPPING_METHOD_NOT_FOUND: {
    category: noSuchEntity,
    en: 'Carrier with such method not found: %1, %2',
    fr: 'Ce mode de livraison n’est pas offert\u00a0: %1, %2',
  },
  SHIPPING_ADDRESS_FIRST: {
    category: input,
    en: 'The shipping address is missing. Set the address and try again.',
    plain: 'Enter the delivery address first.',
    fr: 'L’adresse de livraison manque. Indiquez-la et réessayez.',
  },
  PAYMENT_NOT_DUE: {
    category: input,
    en: 'Nothing is to be paid for this order online.',
    fr: 'Il n’y a rien à payer en ligne pour cette commande.',
  },
  PAYMENT_PROCESSING: {
    category: input,
    en: 'A payment of this order is being processed. Try again once its outcome is known.',
    fr: 'Un paiement de cette commande est en cours de traitement. Réessayez une fois son résultat connu.',
  },
  PAYMENT_UNREACHABLE: {
    category: input,
    en: 'We cannot take payments online at the moment. Your order is kept, and nothing was charged by this try; try again in a minute, or pay another way.',
    fr: 'Le paiement en ligne n’est pas possible pour le moment. Votre commande est conservée et cet essai n’a rien débité; réessayez dans une minute ou payez autrement.',
  },
  PAYMENT_UNCLEAR: {
    category: input,
    en: 'Our payment provider does not answer, so we do not know yet whether this order is paid. It is kept as it is; try again in a minute.',
    fr: 'Notre fournisseur de paiement ne répond pas\u00a0: nous ne savons pas encore si cette commande est payée. Elle reste la même; réessayez dans une minute.',
  },
  PAYMENT_NOT_AVAILABLE: {
    category: input,
    en: 'The requested Payment Method is not available.',
    plain: 'You cannot pay this order that way. Choose another one.',
    fr: 'Ce mode de paiement n’est pas offert.',
  },
  UNPAID_ORDERS: {
    category: input,
    en: 'Several orders from this email address or connection are still unpaid. Pay or cancel one of them first, or call us.',
    fr: 'Plusieurs commandes de cette adresse courriel ou de cette connexion ne sont pas encore payées. Payez ou annulez d’abord l’une d’elles, ou appelez-nous.',
  },
  UNPAID_ORDERS_CARD: {
    category: input,
    en: 'Several orders from this email address or connection are still unpaid. Pay this one by card, pay or cancel an earlier one first, or call us.',
    fr: 'Plusieurs commandes de cette adresse courriel ou de cette connexion ne sont pas encore payées. Payez celle-ci par carte, réglez ou annulez d’abord une commande précédente, ou appelez-nous.',
  },
  UNPAID_PIECES: {
    category: input,
    en: 'We hold at most %1 pieces for you until they are paid. Order fewer, or write to us.',
    fr: 'Nous vous réservons au plus %1 articles non payés. Commandez-en moins ou joignez-nous.',
  },
  UNPAID_PIECES_CARD: {
    category: input,
    en: 'We hold at most %1 pieces for you until they are paid. Pay this order by card, or order fewer.',
    fr: 'Nous vous réservons au plus %1 articles non payés. Payez cette commande par carte ou commandez moins d’articles.',
  },
  PURCHASE_ORDER_NUMBER: {
    category: input,
    en: 'Purchase order number is a required field.',
    plain: 'Enter the number of your purchase order.',
    fr: 'Le numéro du bon de commande est obligatoire.',
  },
  ORDER_NOT_FOUND: {
    category: noSuchEntity,
    en: "We couldn't locate an order with the information provided.",
    plain: 'We found no order with these details. Check them and try again.',
    fr: 'Aucune commande ne correspond à ces renseignements.',
  },
  REORDER_NOT_FOUND: {
    category: input,
    en: 'Cannot find order number "%1" for current customer',
    plain: 'Order %1 is not in your account.',
    fr: 'La commande «\u00a0%1\u00a0» n’est pas parmi les vôtres',
  },
  ORDER_NOT_OWN: {
    category: authorization,
    en: 'This order belongs to another account.',
    fr: 'Cette commande appartient à un autre compte.',
  },
  LOGIN_TO_VIEW_ORDER: {
    category: authorization,
    en: 'Please login to view the order.',
    plain: 'Sign in to see this order.',
    fr: 'Connectez-vous pour voir cette commande.',
  },
  EMAIL_OF_CUSTOMER_CART: {
    category: input,
    en: 'The request is not allowed for logged in customers',
    plain: 'You are signed in: the order goes to your account’s email address.',
    fr: 'Votre adresse courriel est déjà connue\u00a0: vous êtes connecté',
  },
  UNABLE_TO_PLACE_ORDER: {
    category: input,
    en: 'Unable to place order: %1',
    plain: 'Your order was not placed: %1',
    fr: 'La commande n’a pas été passée\u00a0: %1',
  },
  TOTAL_CHANGED: {
    category: input,
    en: 'The total has changed. Check it and order again.',
    fr: 'Le total a changé. Vérifiez-le et commandez de nouveau.',
  },
  GUEST_EMAIL_MISSING: {
    category: input,
    en: 'Guest email for cart is missing.',
    plain: 'Enter your email address first.',
    fr: 'L’adresse courriel manque.',
  },
  SHIPPING_ADDRESS_INCOMPLETE: {
    category: input,
    en: 'Please check the shipping address information.',
    plain: 'Please check the delivery address.',
    fr: 'Vérifiez l’adresse de livraison.',
  },
  SHIPPING_METHOD_MISSING: {
    category: input,
    en: 'The shipping method is missing. Select the shipping method and try again.',
    plain: 'Choose how you receive your order.',
    fr: 'Le mode de livraison manque. Choisissez-en un et réessayez.',
  },
  BILLING_ADDRESS_INCOMPLETE: {
    category: input,
    en: 'Please check the billing address information.',
    plain: 'Please check the billing address.',
    fr: 'Vérifiez l’adresse de facturation.',
  },
  PAYMENT_METHOD_MISSING: {
    category: input,
    en: 'Enter a valid payment method and try again.',
    plain: 'Choose how you pay.',
    fr: 'Choisissez un mode de paiement valide et réessayez.',
  },
  PRODUCTS_OUT_OF_STOCK: {
    category: input,
    en: 'Some of the products are out of stock.',
    fr: 'Certains produits sont épuisés.',
  },
  CANCEL_NOT_ALLOWED: {
    category: input,
    en: 'Current user is not authorized to cancel this order',
    plain: 'This order is not in your account.',
    fr: 'Vous ne pouvez pas annuler cette commande',
  },
  ORDER_UNKNOWN: {
    category: input,
    en: "The entity that was requested doesn't exist. Verify the entity and try again.",
    plain: 'We couldn’t find this order.',
    fr: 'Cette commande n’existe pas. Vérifiez et réessayez.',
  },
  ORDER_NOT_CANCELABLE: {
    category: input,
    en: 'Order already closed, complete, cancelled or on hold',
    plain: 'This order can no longer be cancelled.',
    fr: 'Cette commande est déjà en traitement, terminée ou annulée',
  },
  ORDER_SHIPPED: {
    category: input,
    en: 'Order with one or more items shipped cannot be cancelled',
    plain: 'A part of this order is on its way, so it can no longer be cancelled.',
    fr: 'Une commande dont des articles sont expédiés ne peut être annulée',
  },
  CANCEL_REASON_INVALID: {
    category: input,
    en: 'Order cancellation reason is not valid.',
    plain: 'Choose one of the reasons.',
    fr: 'Cette raison d’annulation n’est pas offerte.',
  },
  CANCEL_KEY_INVALID: {
    category: input,
    en: 'The confirmation key is not valid or has expired.',
    plain: 'This link was used already or is too old.',
    fr: 'Le lien d’annulation n’est pas valide ou a expiré.',
  },
} as const satisfies Record<string, UserErrorRow>

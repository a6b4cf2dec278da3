// What is refused of carts.
import { CATEGORIES, type UserErrorRow } from './user-error-row.ts'

const { noSuchEntity, alreadyExists, input, authorization } = CATEGORIES

export const cartErrors = {
  CART_NOT_FOUND: {
    category: noSuchEntity,
    en: 'Could not find a cart with ID "%1"',
    fr: 'Le panier «\u00a0%1\u00a0» est introuvable',
  },
  CART_NOT_ACTIVE: {
    category: noSuchEntity,
    en: "The cart isn't active.",
    plain: 'This cart was ordered already.',
    fr: 'Ce panier a déjà été commandé.',
  },
  CART_ID_TAKEN: {
    category: alreadyExists,
    en: 'Cart with ID "%1" already exists.',
    fr: 'Le panier «\u00a0%1\u00a0» existe déjà.',
  },
  CART_ID_LENGTH: {
    category: input,
    en: 'Cart ID length should to be 32 symbols.',
    fr: 'Le numéro d’un panier compte 32 caractères.',
  },
  CART_ITEM_NOT_FOUND: {
    category: noSuchEntity,
    en: 'Could not find cart item with id: %1.',
    plain: 'This item is no longer in your cart.',
    fr: 'Cet article n’est plus dans le panier\u00a0: %1.',
  },
  CART_ITEM_MISSING: {
    category: noSuchEntity,
    en: "The cart doesn't contain the item",
    plain: 'This item is not in your cart.',
    fr: 'Cet article n’est pas dans le panier',
  },
  ITEM_REFUSED: {
    category: input,
    en: 'Could not add the product with SKU %1 to the shopping cart: %2',
    plain: 'We couldn’t add “%1” to your cart: %2',
    fr: 'Le produit «\u00a0%1\u00a0» n’a pas été ajouté au panier\u00a0: %2',
  },
  QUANTITY_REFUSED: {
    category: input,
    en: 'Could not update the product: %1',
    plain: 'The quantity was not changed: %1',
    fr: 'La quantité n’a pas été changée\u00a0: %1',
  },
  COUPON_INVALID: {
    category: noSuchEntity,
    en: "The coupon code isn't valid. Verify the code and try again.",
    fr: 'Ce code promo n’est pas valide. Vérifiez-le et réessayez.',
  },
  COUPON_EXPIRED: {
    category: noSuchEntity,
    en: 'This coupon code has expired.',
    fr: 'Ce code promo n’est plus en vigueur.',
  },
  COUPON_USED_UP: {
    category: noSuchEntity,
    en: 'This coupon code has already been used.',
    fr: 'Ce code promo a déjà été utilisé.',
  },
  COUPON_BELOW_MINIMUM: {
    category: noSuchEntity,
    en: 'This coupon code applies once your items come to %1 more.',
    fr: 'Ce code promo s’applique dès que vos articles atteignent %1 de plus.',
  },
  COUPON_NO_MATCHING_ITEM: {
    category: noSuchEntity,
    en: 'This coupon code applies to none of the items in your cart.',
    fr: 'Ce code promo ne s’applique à aucun article de votre panier.',
  },
  CART_EMPTY: {
    category: input,
    en: 'Cart does not contain products.',
    plain: 'Your cart is empty.',
    fr: 'Le panier ne contient aucun produit.',
  },
  COUPON_ALREADY_APPLIED: {
    category: input,
    en: 'A coupon is already applied to the cart. Please remove it to apply another',
    plain: 'A coupon code is applied already. Remove it to use another one.',
    fr: 'Un code promo est déjà appliqué au panier. Retirez-le pour en appliquer un autre',
  },
  GIFT_CARD_INVALID: {
    category: noSuchEntity,
    en: "The gift card code isn't valid. Verify the code and try again.",
    fr: 'Ce code de carte-cadeau n’est pas valide. Vérifiez-le et réessayez.',
  },
  GIFT_CARD_APPLIED: {
    category: input,
    en: 'This gift card is already applied to the cart.',
    fr: 'Cette carte-cadeau est déjà appliquée au panier.',
  },
  GIFT_CARD_ATTEMPTS: {
    category: input,
    en: 'Too many attempts with gift card codes. Please try again in an hour.',
    fr: 'Trop d’essais avec des codes de carte-cadeau. Réessayez dans une heure.',
  },
  STORE_CREDIT_EMPTY: {
    category: input,
    en: 'There is no credit to pay with.',
    fr: 'Il n’y a aucun crédit à utiliser.',
  },
  STORE_CREDIT_NOT_FOR_GIFT_CARDS: {
    category: input,
    en: 'Credit does not pay for gift cards.',
    fr: 'Le crédit ne paie pas de cartes-cadeaux.',
  },
  STORE_CREDIT_OF_ACCOUNT: {
    category: authorization,
    en: 'Credit pays only for a cart of its own account.',
    fr: 'Le crédit ne paie que le panier de son propre compte.',
  },
  CART_NOT_OWN: {
    category: authorization,
    en: 'The current user cannot perform operations on cart "%1"',
    fr: 'Le panier «\u00a0%1\u00a0» n’est pas le vôtre',
  },
  CARTS_TO_MERGE_EQUAL: {
    category: input,
    en: 'The source and destination carts cannot be the same.',
    fr: 'Un panier ne peut être fusionné avec lui-même.',
  },
  MERGE_INTO_GUEST_CART: {
    category: input,
    en: 'The destination cart must belong to the customer.',
    fr: 'Le panier d’arrivée doit être celui du client.',
  },
  OPTIONS_MISSING: {
    category: input,
    en: 'You need to choose options for your item.',
    plain: 'Choose the options of this item first.',
    fr: 'Choisissez d’abord les options du produit.',
  },
  OPTION_UNKNOWN: {
    category: input,
    en: "The product that was requested doesn't exist. Verify the product and try again.",
    plain: 'We no longer offer this choice. Please choose again.',
    fr: 'Cette combinaison n’est pas fabriquée. Choisissez-en une autre.',
  },
  NOT_SALABLE: {
    category: input,
    en: 'Product that you are trying to add is not available.',
    plain: 'This product is not available.',
    fr: 'Ce produit est épuisé.',
  },
  INSUFFICIENT_STOCK: {
    category: input,
    en: 'Only %1 left',
    fr: 'Il n’en reste que %1',
  },
  STOCK_IN_CART: {
    category: input,
    en: 'The last ones are in your cart already',
    fr: 'Les derniers sont déjà dans votre panier',
  },
  QUANTITY_NOT_WHOLE: {
    category: input,
    en: 'The quantity is a whole number, such as 1 or 2.',
    fr: 'La quantité est un nombre entier, comme 1 ou 2.',
  },
  QUANTITY_TOO_SMALL: {
    category: input,
    en: 'The fewest you may purchase is 1.',
    fr: 'La quantité minimale est de 1.',
  },
  QUANTITY_TOO_LARGE: {
    category: input,
    en: 'The most you may purchase is %1.',
    fr: 'La quantité maximale est de %1.',
  },
  QUANTITY_NOT_AVAILABLE: {
    category: input,
    en: 'The requested qty is not available',
    plain: 'We don’t have that many in stock.',
    fr: 'La quantité demandée n’est pas disponible',
  },
  QUANTITIES_MISSING: {
    category: input,
    en: 'Please specify the quantity of product(s).',
    plain: 'Tell us how many you would like.',
    fr: 'Choisissez la quantité de chaque produit de l’ensemble.',
  },
  BUNDLE_INCOMPLETE: {
    category: input,
    en: 'Please select all required options.',
    fr: 'Choisissez toutes les options obligatoires.',
  },
  SELECTIONS_UNAVAILABLE: {
    category: input,
    en: 'The options you selected are not available.',
    fr: 'Les options choisies ne sont pas offertes.',
  },
  LINKS_MISSING: {
    category: input,
    en: 'Please specify product link(s).',
    plain: 'Choose at least one file.',
    fr: 'Choisissez au moins un fichier à télécharger.',
  },
  REQUIRED_OPTION_MISSING: {
    category: input,
    en: "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
    plain: 'Something that this product needs is missing. Fill it in and try again.',
    fr: 'Des options obligatoires manquent. Remplissez-les et réessayez.',
  },
  TEXT_TOO_LONG: {
    category: input,
    en: 'The text is too long. Shorten the text and try again.',
    fr: 'Le texte est trop long. Raccourcissez-le et réessayez.',
  },
  DATE_INVALID: {
    category: input,
    en: 'The date is invalid. Verify the date and try again.',
    fr: 'La date n’est pas valide. Vérifiez-la et réessayez.',
  },
  DATE_PAST: {
    category: input,
    en: 'This day has passed. Choose today or a later day.',
    fr: 'Ce jour est passé. Choisissez aujourd’hui ou un jour à venir.',
  },
  GIFT_CARD_AMOUNT_MISSING: {
    category: input,
    en: 'Please specify a gift card amount.',
    plain: 'Choose the amount of the gift card.',
    fr: 'Choisissez le montant de la carte-cadeau.',
  },
  GIFT_CARD_AMOUNT_INVALID: {
    category: input,
    en: 'The gift card amount is not allowed.',
    plain: 'We don’t offer this amount. Choose another one.',
    fr: 'Ce montant n’est pas offert pour cette carte-cadeau.',
  },
  GIFT_CARD_INCOMPLETE: {
    category: input,
    en: 'Please specify all the required information.',
    plain: 'Tell us who sends the card and who receives it.',
    fr: 'Indiquez qui offre la carte et qui la reçoit.',
  },
  GIFT_CARD_EMAIL_INVALID: {
    category: input,
    en: 'Please enter a valid email address.',
    fr: 'Indiquez une adresse courriel valide.',
  },
  CART_FULL: {
    category: input,
    en: 'A cart holds at most %1 items.',
    fr: 'Un panier peut contenir au plus %1 articles.',
  },
  TYPE_NOT_SUPPORTED: {
    category: input,
    en: 'Product type "%1" cannot be added to the cart.',
    fr: 'Un produit de type «\u00a0%1\u00a0» ne peut être ajouté au panier.',
  },
} as const satisfies Record<string, UserErrorRow>

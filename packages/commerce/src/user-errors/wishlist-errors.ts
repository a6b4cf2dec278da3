// What is refused of wishlists.
import { CATEGORIES, type UserErrorRow } from './user-error-row.ts'

const { input, noSuchEntity } = CATEGORIES

export const wishlistErrors = {
  WISHLIST_ITEMS_NOT_FOUND: {
    category: input,
    en: 'The wishlist item ids "%1" were not found.',
    plain: 'These items are no longer on your wish list.',
    fr: 'Ces articles ne sont pas dans la liste\u00a0: %1.',
  },
  WISHLIST_EMPTY: {
    category: input,
    en: 'The wishlist is empty.',
    plain: 'Your wish list is empty.',
    fr: 'La liste de souhaits est vide.',
  },
  RECIPIENTS_MISSING: {
    category: input,
    en: 'Please enter an email address.',
    fr: 'Indiquez une adresse courriel.',
  },
  TOO_MANY_RECIPIENTS: {
    category: input,
    en: 'You can send to at most %1 email addresses at once.',
    fr: 'Vous pouvez envoyer à %1 adresses courriel au plus à la fois.',
  },
  MAIL_LIMIT_REACHED: {
    category: input,
    en: 'Too many emails were sent to "%1" or by you. Please try again later.',
    fr: 'Trop de courriels ont été envoyés à «\u00a0%1\u00a0» ou par vous. Réessayez plus tard.',
  },
  LINKS_NOT_ALLOWED: {
    category: input,
    en: '"%1" cannot contain links.',
    fr: '«\u00a0%n1\u00a0» ne peut contenir de liens.',
  },
  WISHLIST_GONE: {
    category: noSuchEntity,
    en: 'The wishlist was not found.',
    plain: 'We couldn’t find this wish list.',
    fr: 'La liste de souhaits est introuvable.',
  },
  WISHLIST_NOT_FOUND: {
    category: input,
    en: 'The wishlist was not found.',
    plain: 'We couldn’t find this wish list.',
    fr: 'La liste de souhaits est introuvable.',
  },
  WISHLIST_FULL: {
    category: input,
    en: 'A wishlist holds at most %1 items.',
    plain: 'A wish list holds %1 items at most.',
    fr: 'Une liste de souhaits compte au plus %1 articles.',
  },
  WISH_QUANTITY_INVALID: {
    category: input,
    en: 'The quantity is not valid.',
    fr: 'La quantité n’est pas valide.',
  },
  WISH_NOT_FOUND: {
    category: input,
    en: 'Could not find a wishlist item with ID "%1"',
    plain: 'This item is no longer on your wish list.',
    fr: 'Cet article n’est plus dans la liste de souhaits.',
  },
  WISH_DESCRIPTION_TOO_LONG: {
    category: input,
    en: 'The description is too long.',
    fr: 'La description est trop longue.',
  },
  WISH_EXISTS: {
    category: input,
    en: 'This choice is on the list already.',
    fr: 'Ce choix est déjà dans la liste.',
  },
} as const satisfies Record<string, UserErrorRow>

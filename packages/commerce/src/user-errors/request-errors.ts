// What is refused of any request.
import { CATEGORIES, type UserErrorRow } from './user-error-row.ts'

const { unavailable, input, authorization, authentication } = CATEGORIES

export const requestErrors = {
  BUSY: {
    category: unavailable,
    en: 'The store is busy. Please try again in a moment.',
    fr: 'La boutique est très sollicitée. Réessayez dans un instant.',
  },
  CANNOT_WRITE: {
    category: unavailable,
    en: 'The store cannot take changes at the moment. Please try again later.',
    fr: 'La boutique ne peut rien enregistrer pour le moment. Réessayez plus tard.',
  },
  INVALID_STORE: {
    category: input,
    en: 'Requested store is not found',
    fr: 'La boutique demandée est introuvable',
  },
  INVALID_CURRENCY: {
    category: input,
    en: 'Please correct the target currency',
    fr: 'Cette devise n’est pas offerte',
  },
  MUTATION_OVER_GET: {
    category: input,
    en: 'Mutation requests allowed only for POST requests',
    fr: 'Les changements se demandent par POST seulement',
  },
  NOT_AUTHORIZED: {
    category: authorization,
    en: "The current customer isn't authorized.",
    fr: 'Veuillez vous connecter.',
  },
  BAD_TOKEN: {
    category: authentication,
    en: 'Composite reader could not read a token',
    fr: 'Veuillez vous connecter.',
  },
  REQUIRED: {
    category: input,
    en: 'Required parameter "%1" is missing',
    fr: 'Le paramètre «\u00a0%1\u00a0» manque',
  },
  REQUIRED_FIELD: {
    category: input,
    en: '"%1" is required. Enter and try again.',
    fr: 'Le champ «\u00a0%n1\u00a0» est obligatoire. Remplissez-le et réessayez.',
  },
  TOO_LONG: {
    category: input,
    en: '"%1" length must be equal or less than %2 characters.',
    fr: '«\u00a0%n1\u00a0» ne peut dépasser %2 caractères.',
  },
  PLAIN_NAME_ONLY: {
    category: input,
    en: '"%1" cannot contain web addresses or signs such as < and >.',
    fr: '«\u00a0%n1\u00a0» ne peut contenir ni adresse Web ni signes comme < et >.',
  },
  PAGE_SIZE_TOO_SMALL: {
    category: input,
    en: 'pageSize value must be greater than 0.',
    fr: 'La valeur de pageSize doit dépasser 0.',
  },
  PAGE_SIZE_TOO_LARGE: {
    category: input,
    en: 'Maximum pageSize is %1',
    fr: 'La plus grande valeur de pageSize est %1',
  },
  TOO_MANY_PRODUCTS: {
    category: input,
    en: 'One request may show at most %1 products.',
    fr: 'Une requête peut montrer au plus %1 produits.',
  },
  CURRENT_PAGE_TOO_SMALL: {
    category: input,
    en: 'currentPage value must be greater than 0.',
    fr: 'La valeur de currentPage doit dépasser 0.',
  },
  CURRENT_PAGE_TOO_LARGE: {
    category: input,
    en: 'currentPage value %1 specified is greater than the %2 page(s) available.',
    fr: 'Il n’y a pas de page %1\u00a0: la dernière est la page %2.',
  },
} as const satisfies Record<string, UserErrorRow>

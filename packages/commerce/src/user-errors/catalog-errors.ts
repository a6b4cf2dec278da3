// What is refused of what the shop shows, and reviews.
import { CATEGORIES, type UserErrorRow } from './user-error-row.ts'

const { input, noSuchEntity, authorization, alreadyExists } = CATEGORIES

export const catalogErrors = {
  SEARCH_OR_FILTER_REQUIRED: {
    category: input,
    en: "'search' or 'filter' input argument is required.",
    fr: 'Indiquez des mots à chercher ou un filtre.',
  },
  CATEGORY_NAME_TOO_SHORT: {
    category: input,
    en: 'Invalid match filter. Minimum length is %1.',
    fr: 'Indiquez au moins %1 caractères.',
  },
  URL_EMPTY: {
    category: input,
    en: '"url" argument should be specified and not empty',
    fr: 'L’adresse de la page manque',
  },
  CMS_PAGE_NOT_FOUND: {
    category: noSuchEntity,
    en: `The CMS page with the "%1" ID doesn't exist.`,
    fr: 'La page «\u00a0%1\u00a0» n’existe pas.',
  },
  CMS_BLOCK_NOT_FOUND: {
    category: noSuchEntity,
    en: `The CMS block with the "%1" ID doesn't exist.`,
    fr: 'Le bloc «\u00a0%1\u00a0» n’existe pas.',
  },
  COUNTRY_NOT_FOUND: {
    category: noSuchEntity,
    en: "The country isn't available.",
    fr: 'Ce pays n’est pas offert.',
  },
  COUNTRY_ID_EMPTY: {
    category: input,
    en: 'Country "id" value should be specified',
    fr: 'Indiquez un pays',
  },
  ATTRIBUTE_INPUT_EMPTY: {
    category: input,
    en: 'Required parameters: attribute_code and entity_type',
    fr: 'Paramètres obligatoires\u00a0: attribute_code et entity_type',
  },
  GUEST_REVIEW: {
    category: authorization,
    en: "Guest customers aren't allowed to add product reviews.",
    plain: 'Sign in to review a product.',
    fr: 'Connectez-vous pour donner votre avis.',
  },
  PRODUCT_UNKNOWN: {
    category: noSuchEntity,
    en: 'Could not find a product with SKU "%1"',
    plain: 'We no longer offer product “%1”.',
    fr: 'Le produit «\u00a0%1\u00a0» n’est pas offert en ce moment',
  },
  ALREADY_REVIEWED: {
    category: alreadyExists,
    en: 'You have already reviewed this product.',
    fr: 'Vous avez déjà donné votre avis sur ce produit.',
  },
  RATINGS_MISSING: {
    category: input,
    en: 'Please choose a rating.',
    fr: 'Choisissez une note.',
  },
  RATING_UNKNOWN: {
    category: input,
    en: 'The rating or its value does not exist.',
    fr: 'Cette note n’existe pas.',
  },
} as const satisfies Record<string, UserErrorRow>

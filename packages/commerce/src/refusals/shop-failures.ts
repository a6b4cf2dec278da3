// What can go wrong with any request, and with what the shop shows.
import { CATEGORIES, type Failure } from './failure-kind.ts'

const { input, noSuchEntity, authorization, authentication } = CATEGORIES

export const shopFailures = {
  BUSY: {
    category: 'graphql-unavailable',
    message: () => 'The store is busy. Please try again in a moment.',
  },
  CANNOT_WRITE: {
    category: 'graphql-unavailable',
    message: () => 'The store cannot take changes at the moment. Please try again later.',
  },
  INVALID_STORE: { category: input, message: () => 'Requested store is not found' },
  INVALID_CURRENCY: { category: input, message: () => 'Please correct the target currency' },
  MUTATION_OVER_GET: { category: input, message: () => 'Mutation requests allowed only for POST requests' },
  NOT_AUTHORIZED: { category: authorization, message: () => "The current customer isn't authorized." },
  BAD_TOKEN: { category: authentication, message: () => 'Composite reader could not read a token' },
  REQUIRED: { category: input, message: (name) => `Required parameter "${name}" is missing` },
  REQUIRED_FIELD: { category: input, message: (name) => `"${name}" is required. Enter and try again.` },
  INVALID_FIELD: { category: input, message: (name) => `Invalid value for "${name}".` },
  TOO_LONG: {
    category: input,
    message: (name, length) => `"${name}" length must be equal or less than ${length} characters.`,
  },

  SEARCH_OR_FILTER_REQUIRED: {
    category: input,
    message: () => "'search' or 'filter' input argument is required.",
  },
  PAGE_SIZE_TOO_SMALL: { category: input, message: () => 'pageSize value must be greater than 0.' },
  PAGE_SIZE_TOO_LARGE: { category: input, message: (largest) => `Maximum pageSize is ${largest}` },
  TOO_MANY_PRODUCTS: {
    category: input,
    message: (most) => `One request may show at most ${most} products.`,
  },
  CURRENT_PAGE_TOO_SMALL: { category: input, message: () => 'currentPage value must be greater than 0.' },
  CURRENT_PAGE_TOO_LARGE: {
    category: input,
    message: (page, pages) =>
      `currentPage value ${page} specified is greater than the ${pages} page(s) available.`,
  },
  CATEGORY_NAME_TOO_SHORT: {
    category: input,
    message: (shortest) => `Invalid match filter. Minimum length is ${shortest}.`,
  },
  URL_EMPTY: { category: input, message: () => '"url" argument should be specified and not empty' },
  CMS_PAGE_NOT_FOUND: {
    category: noSuchEntity,
    message: (id) => `The CMS page with the "${id}" ID doesn't exist.`,
  },
  CMS_BLOCK_NOT_FOUND: {
    category: noSuchEntity,
    message: (id) => `The CMS block with the "${id}" ID doesn't exist.`,
  },
  COUNTRY_NOT_FOUND: { category: noSuchEntity, message: () => "The country isn't available." },
  COUNTRY_ID_EMPTY: { category: input, message: () => 'Country "id" value should be specified' },
  ATTRIBUTE_INPUT_EMPTY: {
    category: input,
    message: () => 'Required parameters: attribute_code and entity_type',
  },
} as const satisfies Record<string, Failure>

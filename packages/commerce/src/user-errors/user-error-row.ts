// A row of the tables of user errors: Magento's category, and the sentence in both languages. The key of the row is its code.

/** Magento's, as `extensions.category` has them. */
export const CATEGORIES = {
  input: 'graphql-input',
  noSuchEntity: 'graphql-no-such-entity',
  authorization: 'graphql-authorization',
  authentication: 'graphql-authentication',
  alreadyExists: 'graphql-already-exists',
  unavailable: 'graphql-unavailable',
} as const

/** In a sentence `%1` stands for the first detail, `%n1` for the French name of the field it names, `%*` for all, line by line. */
export interface UserErrorRow {
  category: (typeof CATEGORIES)[keyof typeof CATEGORIES]
  /** Magento's own sentence wherever it has one. */
  en: string
  /** The same for shoppers, where Magento's is written for programs. */
  plain?: string
  fr: string
}

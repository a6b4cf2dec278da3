// What an expected failure is: Magento's category and message.

export const CATEGORIES = {
  input: 'graphql-input',
  noSuchEntity: 'graphql-no-such-entity',
  authorization: 'graphql-authorization',
  authentication: 'graphql-authentication',
} as const

export interface Failure {
  category: string
  message: (...details: string[]) => string
}

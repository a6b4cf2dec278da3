// What urql's core takes from its GraphQL library, for browsers: they know operations by name (build/operation-names-plugin.ts),
// so its parser and printer need not come with the first page.
import type { DocumentNode } from 'graphql'

/** Of the nodes of a syntax tree. */
export const Kind = {
  DOCUMENT: 'Document',
  FIELD: 'Field',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
  NAME: 'Name',
  OPERATION_DEFINITION: 'OperationDefinition',
} as const

/** One error of an answer. */
export class GraphQLError extends Error {
  override readonly name = 'GraphQLError'
  readonly path: unknown
  readonly extensions: unknown

  constructor(message: string, ...[, , , path, , extensions]: readonly unknown[]) {
    super(message)
    this.path = path
    this.extensions = extensions ?? {}
  }
}

/** @throws always */
export function parse(): never {
  throw new Error('a browser knows operations by name')
}

/** Text is never sent: it only keeps the keys of documents apart. */
export function print({ definitions }: DocumentNode): string {
  return definitions.map((each) => ('name' in each ? each.name?.value : '')).join(' ')
}

// Limits that a document must satisfy before it runs: nesting, number of fields, aliases. Magento's limits and messages.
import { documentCost } from '@loftwood/graphql-types/document-cost'
import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql'
import { withStatus } from './result.ts'

export const LIMITS = { depth: 20, complexity: 300, aliases: 100, tokens: 5000 }

/** A validation rule. A fragment inside itself is refused by another rule. */
export function limitRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ selectionSet }) {
      const { depth, fields, aliases } = documentCost(selectionSet, {
        find: (name) => context.getFragment(name),
      })
      const check = (what: string, limit: number, got: number) => {
        if (got <= limit) return
        context.reportError(
          withStatus(new GraphQLError(`Max ${what} should be ${limit} but got ${got}.`), 200),
        )
      }
      // Like Magento, neither the outermost field nor the innermost counts as nesting.
      check('query depth', LIMITS.depth, depth - 2)
      check('query complexity', LIMITS.complexity, fields)
      check('aliases in query', LIMITS.aliases, aliases)
    },
  }
}

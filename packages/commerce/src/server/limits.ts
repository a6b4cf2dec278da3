// Limits that a document must satisfy before it runs: nesting, number of fields, aliases. Magento's limits and messages.
import { GraphQLError, Kind } from 'graphql'
import { withStatus } from './result.ts'
import type { ASTVisitor, FragmentDefinitionNode, SelectionSetNode, ValidationContext } from 'graphql'

export const LIMITS = { depth: 20, complexity: 300, aliases: 100, tokens: 5000 }

interface Cost {
  depth: number
  fields: number
  aliases: number
}

const free: Cost = { depth: 0, fields: 0, aliases: 0 }

/** A validation rule. Fragments are counted once and used many times, so that nested spreads cost no time. */
export function limitRule(context: ValidationContext): ASTVisitor {
  const fragmentCosts = new Map<string, Cost>()

  function fragmentCost(fragment: FragmentDefinitionNode | null | undefined): Cost {
    if (!fragment) return free
    const known = fragmentCosts.get(fragment.name.value)
    if (known) return known
    // A fragment inside itself is refused by another rule; here it must only end.
    fragmentCosts.set(fragment.name.value, free)
    const cost = costOf(fragment.selectionSet)
    fragmentCosts.set(fragment.name.value, cost)
    return cost
  }

  function costOf(set: SelectionSetNode): Cost {
    const total = { ...free }
    for (const selection of set.selections) {
      const isField = selection.kind === Kind.FIELD
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragmentCost(context.getFragment(selection.name.value))
          : selection.selectionSet
            ? costOf(selection.selectionSet)
            : free
      total.fields += inner.fields + (isField ? 1 : 0)
      total.aliases += inner.aliases + (isField && selection.alias ? 1 : 0)
      total.depth = Math.max(total.depth, inner.depth + (isField && selection.selectionSet ? 1 : 0))
    }
    return total
  }

  return {
    OperationDefinition(operation) {
      const { depth, fields, aliases } = costOf(operation.selectionSet)
      const refuse = (what: string, limit: number, got: number) => {
        if (got <= limit) return
        context.reportError(
          withStatus(new GraphQLError(`Max ${what} should be ${limit} but got ${got}.`), 200),
        )
      }
      // Like Magento, the outermost field does not count as nesting.
      refuse('query depth', LIMITS.depth, depth - 1)
      refuse('query complexity', LIMITS.complexity, fields)
      refuse('aliases in query', LIMITS.aliases, aliases)
    },
  }
}

// What a document costs before it runs: the one walk behind the limits of back end and middleware.
import type { FragmentDefinitionNode, SelectionSetNode } from 'graphql'

export interface DocumentCost {
  /** Fields on the longest way from the outermost to the innermost. */
  depth: number
  /** Each use of a fragment included. */
  fields: number
  /** Fields that select fields: clients add a `__typename` to each. */
  objects: number
  aliases: number
  /** Of the outermost fields, uses of fragments included. */
  rootFields: number
  /** Their names, not aliases. */
  rootNames: ReadonlySet<string>
}

const FREE: DocumentCost = {
  depth: 0,
  fields: 0,
  objects: 0,
  aliases: 0,
  rootFields: 0,
  rootNames: new Set(),
}

interface Fragments {
  /** Undefined, or throws, where the document has no such fragment. */
  find: (name: string) => FragmentDefinitionNode | null | undefined
  /** A fragment is spread within itself: throws, or that use is free. */
  onCircle?: (name: string) => void
}

/** Measures each fragment once, so that the time is linear in the document's length, however often spreads nest. */
export function documentCost(operation: SelectionSetNode, { find, onCircle }: Fragments): DocumentCost {
  const costs = new Map<string, DocumentCost | 'running'>()

  function ofFragment(name: string): DocumentCost {
    const cost = costs.get(name)
    if (cost === 'running') onCircle?.(name)
    if (cost) return cost === 'running' ? FREE : cost
    costs.set(name, 'running')
    const fragment = find(name)
    const measured = fragment ? ofSet(fragment.selectionSet) : FREE
    costs.set(name, measured)
    return measured
  }

  function ofSet(set: SelectionSetNode): DocumentCost {
    const parts = set.selections.map((selection) => {
      if (selection.kind === 'FragmentSpread') return ofFragment(selection.name.value)
      if (selection.kind === 'InlineFragment') return ofSet(selection.selectionSet)
      const below = selection.selectionSet ? ofSet(selection.selectionSet) : FREE
      return {
        depth: below.depth + 1,
        fields: below.fields + 1,
        objects: below.objects + (selection.selectionSet ? 1 : 0),
        aliases: below.aliases + (selection.alias ? 1 : 0),
        rootFields: 1,
        rootNames: new Set([selection.name.value]),
      }
    })
    return together(parts)
  }

  return ofSet(operation)
}

function together(parts: readonly DocumentCost[]): DocumentCost {
  const sum = (key: 'fields' | 'objects' | 'aliases' | 'rootFields') =>
    parts.reduce((total, part) => total + part[key], 0)
  return {
    depth: parts.reduce((deepest, { depth }) => Math.max(deepest, depth), 0),
    fields: sum('fields'),
    objects: sum('objects'),
    aliases: sum('aliases'),
    rootFields: sum('rootFields'),
    rootNames: new Set(parts.flatMap(({ rootNames }) => [...rootNames])),
  }
}

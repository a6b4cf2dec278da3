// Parses a document that a caller wrote, and refuses it when it selects more than one page needs.
import {
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { AppError } from '../../../errors.ts'
import { plainDocument, type PreparedDocument } from './documents.ts'

/** Magento refuses more than 20 levels and 300 fields itself. */
export const CUSTOM_LIMITS = { bytes: 16_384, tokens: 2_000, depth: 12, aliases: 20, rootFields: 5 } as const

export interface CustomDocument extends PreparedDocument {
  rootFields: readonly string[]
}

interface Measure {
  depth: number
  aliases: number
  /** Names, not aliases. */
  fields: string[]
}

/** Reads a document of one query or mutation. @throws INVALID_ARGUMENTS */
export function readCustomDocument(text: string, kind: 'query' | 'mutation'): CustomDocument {
  if (Buffer.byteLength(text) > CUSTOM_LIMITS.bytes)
    throw refused(`has more than ${CUSTOM_LIMITS.bytes} bytes`)
  const document = parsed(text)
  const operation = onlyOperation(document, kind)
  const { depth, aliases, fields } = new Measuring(document).of(operation.selectionSet)
  checkLimit('levels', depth, CUSTOM_LIMITS.depth)
  checkLimit('aliases', aliases, CUSTOM_LIMITS.aliases)
  checkLimit('root fields', fields.length, CUSTOM_LIMITS.rootFields)
  if (fields.some((name) => name === '__schema' || name === '__type')) throw refused('asks for the schema')
  return {
    ...plainDocument(operation.name?.value ?? '', text),
    variables: new Set(operation.variableDefinitions?.map(({ variable }) => variable.name.value)),
    rootFields: fields,
  }
}

/** Measures each fragment once, so that the time is linear in the document's length. */
class Measuring {
  private readonly fragments = new Map<string, FragmentDefinitionNode>()
  private readonly measured = new Map<string, Measure | 'running'>()

  constructor(document: DocumentNode) {
    for (const definition of document.definitions) {
      if (definition.kind === 'FragmentDefinition') this.fragments.set(definition.name.value, definition)
    }
  }

  of(set: SelectionSetNode): Measure {
    const total: Measure = { depth: 0, aliases: 0, fields: [] }
    for (const selection of set.selections) {
      if (selection.kind === 'Field') {
        const below = selection.selectionSet && this.of(selection.selectionSet)
        total.depth = Math.max(total.depth, 1 + (below?.depth ?? 0))
        total.aliases += (selection.alias ? 1 : 0) + (below?.aliases ?? 0)
        total.fields.push(selection.name.value)
        continue
      }
      const part =
        selection.kind === 'InlineFragment'
          ? this.of(selection.selectionSet)
          : this.fragment(selection.name.value)
      total.depth = Math.max(total.depth, part.depth)
      total.aliases += part.aliases
      total.fields = [...total.fields, ...part.fields].slice(0, CUSTOM_LIMITS.tokens)
    }
    return total
  }

  private fragment(name: string): Measure {
    const size = this.measured.get(name)
    if (size === 'running') throw refused(`spreads fragment ${name} within itself`)
    if (size) return size
    const fragment = this.fragments.get(name)
    if (!fragment) throw refused(`has no fragment ${name}`)
    this.measured.set(name, 'running')
    const measure = this.of(fragment.selectionSet)
    this.measured.set(name, measure)
    return measure
  }
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { noLocation: true, maxTokens: CUSTOM_LIMITS.tokens })
  } catch (error) {
    // The parser calls itself for each level.
    if (error instanceof RangeError) throw refused('is nested too deeply')
    throw refused(`cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function onlyOperation(document: DocumentNode, kind: 'query' | 'mutation'): OperationDefinitionNode {
  const operations = document.definitions.filter((definition) => definition.kind === 'OperationDefinition')
  const [operation] = operations
  if (operation?.kind !== 'OperationDefinition' || operations.length !== 1 || operation.operation !== kind)
    throw refused(`must be one ${kind}`)
  return operation
}

function checkLimit(what: string, count: number, limit: number): void {
  if (count > limit) throw refused(`has more than ${limit} ${what}`)
}

function refused(reason: string): AppError {
  const message = `the document ${reason}`
  return new AppError('INVALID_ARGUMENTS', message, {
    data: { issues: [{ argument: 0, path: '', message }] },
  })
}

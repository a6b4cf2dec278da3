// Parses a document that a caller wrote, and refuses it when it selects more than one page needs.
import { documentCost, type DocumentCost } from '@loftwood/graphql-types/document-cost'
import { parse, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql'
import { AppError } from '../../../errors.ts'
import { plainDocument, type PreparedDocument } from './documents.ts'

/** Magento refuses more than 20 levels and 300 fields itself. */
export const CUSTOM_LIMITS = { bytes: 16_384, tokens: 2_000, depth: 12, aliases: 20, rootFields: 5 } as const

export interface CustomDocument extends PreparedDocument {
  rootFields: readonly string[]
}

/** Reads a document of one query or mutation. @throws INVALID_ARGUMENTS */
export function readCustomDocument(text: string, kind: 'query' | 'mutation'): CustomDocument {
  if (Buffer.byteLength(text) > CUSTOM_LIMITS.bytes)
    throw refused(`has more than ${CUSTOM_LIMITS.bytes} bytes`)
  const document = parsed(text)
  const operation = onlyOperation(document, kind)
  const { depth, aliases, rootFields, rootNames } = costIn(document, operation)
  checkLimit('levels', depth, CUSTOM_LIMITS.depth)
  checkLimit('aliases', aliases, CUSTOM_LIMITS.aliases)
  checkLimit('root fields', rootFields, CUSTOM_LIMITS.rootFields)
  if (rootNames.has('__schema') || rootNames.has('__type')) throw refused('asks for the schema')
  return {
    ...plainDocument(operation.name?.value ?? '', text),
    variables: new Set(operation.variableDefinitions?.map(({ variable }) => variable.name.value)),
    rootFields: [...rootNames],
  }
}

/** @throws INVALID_ARGUMENTS for a fragment that is missing, or spread within itself */
function costIn(document: DocumentNode, operation: OperationDefinitionNode): DocumentCost {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  }
  return documentCost(operation.selectionSet, {
    find: (name) => {
      const fragment = fragments.get(name)
      if (!fragment) throw refused(`has no fragment ${name}`)
      return fragment
    },
    onCircle: (name) => {
      throw refused(`spreads fragment ${name} within itself`)
    },
  })
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

// Turns a method's document into what is sent: pruned, with `__typename` in every object, as short text.
import { crc32 } from 'node:zlib'
import { print, visit, type DocumentNode, type OperationDefinitionNode } from 'graphql'
import { correctionsOf, type CorrectData } from './answer-corrections.ts'
import { compileShape, type FindMisfit } from './answer-shape.ts'
import { inputFacts, type Inputs } from './fit-variables.ts'
import { adaptToMagento } from './magento-document.ts'
import { pruneDocument, typeName, type Pruned } from './prune.ts'
import type { SchemaIndex } from './schema-index.ts'

export interface PreparedDocument {
  name: string
  /** Of the method table; the callers' own documents get their answers as they came. */
  isOfTable: boolean
  text: string
  /** The text as a JSON string, for the bodies of POSTs: serializing it for each call costs time. */
  json: string
  /** The start of a GET's query string; `&variables=` follows. */
  query: string
  /** Part of the cache key: another version of the document must not get this one's answers. */
  checksum: string
  /** Variables the document declares; others are not sent. */
  variables: ReadonlySet<string>
  /** What the upstream takes in the variables that are inputs. */
  inputs: Inputs
  /** What the upstream lacks, as `Type.field`. */
  leftOut: readonly string[]
  /** Whether a path in an answer ends at a scalar or enum, not at an object or an item of a list. */
  isLeaf(path: readonly (string | number)[]): boolean
  /** Finds where the `data` of an answer does not fit the document. */
  findMisfit: FindMisfit
  /** Puts right what the upstream's release resolves wrongly. */
  correct: CorrectData | undefined
  /** An answer in which nothing was found. */
  emptyData(): object
}

/** A document that is sent as it is, always by POST. Its answers are not cached, and may have any `data`. */
export function plainDocument(
  name: string,
  text: string,
  variables: readonly string[] = [],
): PreparedDocument {
  return {
    name,
    isOfTable: false,
    text,
    json: JSON.stringify(text),
    query: '',
    checksum: '',
    variables: new Set(variables),
    inputs: new Map(),
    leftOut: [],
    isLeaf: () => false,
    findMisfit: () => undefined,
    correct: undefined,
    emptyData: () => ({}),
  }
}

/** Prepares a document; undefined when the upstream has none of its root fields. */
export function prepareDocument(document: DocumentNode, schema?: SchemaIndex): PreparedDocument | undefined {
  const pruned = schema ? adapted(document, schema) : { document, leftOut: [] }
  if (!pruned.document) return undefined
  const complete = withTypenames(pruned.document)
  const operation = complete.definitions.find((definition) => definition.kind === 'OperationDefinition')
  const name = operation?.name?.value ?? ''
  const text = minify(print(complete))
  return {
    name,
    isOfTable: true,
    text,
    json: JSON.stringify(text),
    query: `query=${encodeURIComponent(text)}&operationName=${encodeURIComponent(name)}`,
    checksum: crc32(text).toString(36),
    variables: new Set(operation?.variableDefinitions?.map(({ variable }) => variable.name.value)),
    inputs: inputsOf(operation, schema),
    leftOut: pruned.leftOut,
    correct: schema?.release && correctionsOf(schema.release),
    ...compileShape(complete, schema),
  }
}

function adapted(document: DocumentNode, schema: SchemaIndex): Pruned {
  const pruned = pruneDocument(document, schema)
  return schema.release ? adaptToMagento(pruned, schema, schema.release) : pruned
}

function inputsOf(operation?: OperationDefinitionNode, schema?: SchemaIndex): Inputs {
  const inputs = (operation?.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const facts = schema && inputFacts(typeName(type), schema)
    return facts ? [[variable.name.value, facts] as const] : []
  })
  return new Map(inputs)
}

/** Adds `__typename` to the selections of every field; fragments get theirs from the fields they stand in. */
function withTypenames(document: DocumentNode): DocumentNode {
  const typename = { kind: 'Field', name: { kind: 'Name', value: '__typename' } } as const
  return visit(document, {
    Field: {
      leave(field) {
        if (!field.selectionSet) return undefined
        const selections = [typename, ...field.selectionSet.selections]
        return { ...field, selectionSet: { ...field.selectionSet, selections } }
      },
    },
  }) as DocumentNode
}

/** Takes out the white space GraphQL does not need; our documents hold no strings. */
function minify(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}(),:!=]) ?/g, '$1')
    .trim()
}

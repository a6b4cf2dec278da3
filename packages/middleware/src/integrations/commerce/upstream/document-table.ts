// The documents of all methods as sent to the upstream, and what the upstream does not support.
import type { DocumentNode } from 'graphql'
import { AppError } from '../../../errors.ts'
import { prepareDocument, type PreparedDocument } from './documents.ts'
import { isFilter, type InputFacts } from './fit-variables.ts'
import type { MagentoRelease } from './magento-release.ts'
import type { SchemaIndex } from './schema-index.ts'

/** `reason`: why a method is not supported; `leftOut`: what the upstream lacks of a supported one, as `Type.field`. */
export interface MethodSupport {
  supported: boolean
  reason?: string
  leftOut: readonly string[]
}

export interface DocumentSupport {
  /** False until the upstream's schema is loaded; until then nothing is left out. */
  isSchemaKnown: boolean
  /** The upstream's release of Magento; null for another back end. */
  release: MagentoRelease | null
  methods: Record<string, MethodSupport>
  /** The fields that the inputs of these methods take, by type: filters, sorts, what a form asks for. */
  inputs: Record<string, readonly string[]>
  /** The fields of filters that take one value (`eq`) or any of several (`in`), by type. */
  equalFilters: Record<string, readonly string[]>
  /** The fields of filters that take a range (`from` and `to`), by type. */
  rangeFilters: Record<string, readonly string[]>
}

export class DocumentTable<Row extends { document: DocumentNode } = { document: DocumentNode }> {
  private readonly methods: readonly { name: string; row: Row; isOffered: boolean }[]
  private prepared: ReadonlyMap<string, PreparedDocument | undefined>
  private learned: SchemaIndex | undefined

  /** Methods that are not offered count as unsupported. */
  constructor(methods: Readonly<Record<string, Row>>, isOffered: (row: Row) => boolean = () => true) {
    this.methods = Object.entries(methods).map(([name, row]) => ({ name, row, isOffered: isOffered(row) }))
    this.prepared = this.prepareAll()
  }

  /** The upstream's, once it is known. */
  get schema(): SchemaIndex | undefined {
    return this.learned
  }

  /** The document of a method. @throws NOT_SUPPORTED when the upstream has none of its root fields */
  of(method: string): PreparedDocument {
    const document = this.prepared.get(method)
    if (document) return document
    const isOff = this.methods.some(({ name, isOffered }) => name === method && !isOffered)
    const why = isOff ? `${method} is switched off here` : `The back end does not support ${method}`
    throw new AppError('NOT_SUPPORTED', why, { data: { method } })
  }

  /** Whether the upstream supports a method. */
  has(method: string): boolean {
    return this.prepared.get(method) !== undefined
  }

  /** Prunes all documents to the schema. */
  adopt(schema: SchemaIndex): void {
    this.prepared = this.prepareAll(schema)
    this.learned = schema
  }

  support(): DocumentSupport {
    const methods = this.methods.map((it) => [it.name, this.supportOf(it)] as const)
    return {
      isSchemaKnown: this.schema !== undefined,
      release: this.schema?.release ?? null,
      methods: Object.fromEntries(methods),
      inputs: Object.fromEntries(this.inputs().map(({ type, fields }) => [type, [...fields.keys()]])),
      equalFilters: this.filtersWith('eq', 'in'),
      rangeFilters: this.filtersWith('from', 'to'),
    }
  }

  private filtersWith(...operators: string[]): Record<string, readonly string[]> {
    const filters = this.inputs().filter(isFilter)
    return Object.fromEntries(filters.map((facts) => [facts.type, fieldsWith(facts, operators)]))
  }

  private supportOf({ name, row, isOffered }: { name: string; row: Row; isOffered: boolean }): MethodSupport {
    const document = this.prepared.get(name)
    if (document) return { supported: true, leftOut: document.leftOut }
    const reason = isOffered ? `the schema lacks ${rootsOf(row.document)}` : 'switched off'
    return { supported: false, reason, leftOut: [] }
  }

  private inputs(): InputFacts[] {
    return [...this.prepared.values()].flatMap((document) => [...(document?.inputs.values() ?? [])])
  }

  private prepareAll(schema?: SchemaIndex) {
    return new Map(
      this.methods.map(({ name, row, isOffered }) => [
        name,
        isOffered ? prepareDocument(row.document, schema) : undefined,
      ]),
    )
  }
}

/** `Query.cart` of each root field. */
function rootsOf({ definitions }: DocumentNode): string {
  const operation = definitions.find((it) => it.kind === 'OperationDefinition')
  const type = operation?.operation === 'query' ? 'Query' : 'Mutation'
  const fields = operation?.selectionSet.selections.flatMap((it) =>
    it.kind === 'Field' ? it.name.value : [],
  )
  return (fields ?? []).map((field) => `${type}.${field}`).join(', ')
}

function fieldsWith({ fields }: InputFacts, operators: readonly string[]): string[] {
  return [...fields].flatMap(([name, taken]) =>
    taken && operators.every((operator) => taken.fields.has(operator)) ? name : [],
  )
}

// The documents of all methods as sent to the upstream, and what the upstream does not support.
import type { DocumentNode } from 'graphql'
import { AppError } from '../../../errors.ts'
import { prepareDocument, type PreparedDocument } from './documents.ts'
import type { MagentoRelease } from './magento-release.ts'
import type { SchemaIndex } from './schema-index.ts'

export interface Capabilities {
  /** False until the upstream's schema is loaded; until then nothing is left out. */
  isSchemaKnown: boolean
  /** The upstream's release of Magento; null for another back end. */
  release: MagentoRelease | null
  /** By method; `leftOut` names what the upstream lacks, as `Type.field`. */
  methods: Record<string, { supported: boolean; leftOut: readonly string[] }>
  /** The fields that the inputs of these methods take, by type: filters, sorts, what a form asks for. */
  inputs: Record<string, readonly string[]>
}

export class DocumentTable<Row extends { document: DocumentNode } = { document: DocumentNode }> {
  private readonly methods: readonly (readonly [string, Row | undefined])[]
  private prepared: ReadonlyMap<string, PreparedDocument | undefined>
  private schema: SchemaIndex | undefined

  /** Methods that are not offered count as unsupported. */
  constructor(methods: Readonly<Record<string, Row>>, isOffered: (row: Row) => boolean = () => true) {
    this.methods = Object.entries(methods).map(([name, row]) => [name, isOffered(row) ? row : undefined])
    this.prepared = this.prepareAll()
  }

  get isSchemaKnown(): boolean {
    return this.schema !== undefined
  }

  /** The document of a method. @throws NOT_SUPPORTED when the upstream has none of its root fields */
  of(method: string): PreparedDocument {
    const document = this.prepared.get(method)
    if (document) return document
    throw new AppError('NOT_SUPPORTED', `The back end does not support ${method}`, { data: { method } })
  }

  /** Whether the upstream supports a method. */
  has(method: string): boolean {
    return this.prepared.get(method) !== undefined
  }

  /** Prunes all documents to the schema. */
  adopt(schema: SchemaIndex): void {
    this.prepared = this.prepareAll(schema)
    this.schema = schema
  }

  capabilities(): Capabilities {
    const methods = [...this.prepared].map(([name, document]) => {
      return [name, { supported: document !== undefined, leftOut: document?.leftOut ?? [] }] as const
    })
    return {
      isSchemaKnown: this.isSchemaKnown,
      release: this.schema?.release ?? null,
      methods: Object.fromEntries(methods),
      inputs: Object.fromEntries(this.inputs()),
    }
  }

  private inputs(): (readonly [string, readonly string[]])[] {
    return [...this.prepared.values()].flatMap((document) =>
      [...(document?.inputs.values() ?? [])].map(({ type, fields }) => [type, [...fields.keys()]] as const),
    )
  }

  private prepareAll(schema?: SchemaIndex) {
    return new Map(this.methods.map(([name, row]) => [name, row && prepareDocument(row.document, schema)]))
  }
}

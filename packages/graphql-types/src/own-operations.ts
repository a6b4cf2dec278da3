// The operations that a plain Magento lacks as a whole: all they read or change is in the store's extensions of the schema.
import { Kind, parse } from 'graphql'
import { documentOf } from './documents.ts'
import { operationTexts } from './generated/operation-texts.ts'
import { readExtensions } from './schema.ts'

export function ownOperations(): string[] {
  const own = new Set(
    parse(readExtensions()).definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_EXTENSION && /^(Query|Mutation)$/.test(definition.name.value)
        ? (definition.fields ?? []).map(({ name }) => name.value)
        : [],
    ),
  )
  return Object.keys(operationTexts).filter((name) => rootFields(name).every((field) => own.has(field)))
}

/** What an operation reads or changes. */
export function rootFields(name: string): string[] {
  const operation = documentOf(name)?.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`There is no operation ${name}`)
  return operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  )
}

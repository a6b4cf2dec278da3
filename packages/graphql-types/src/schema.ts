// The SDL as text, for servers, tests and code generation (reads schema/*.graphql beside this package's source).
import { readdirSync, readFileSync } from 'node:fs'
import { Kind, parse, print } from 'graphql'
import type { DocumentNode, InterfaceTypeExtensionNode, ObjectTypeExtensionNode } from 'graphql'

const folder = new URL('../schema/', import.meta.url)

/**
 * The whole contract as one SDL text: Magento's part and the store's extensions.
 * @param without files whose part a back end lacks
 */
export function readTypeDefs(without: readonly string[] = []): string {
  const text = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql') && !without.includes(name))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  return `${text}\n${inheritedFields(parse(text)).map(print).join('\n')}\n`
}

/** GraphQL wants a field of an interface in every type again: what extends an interface is written once and added here. */
function inheritedFields({ definitions }: DocumentNode): ObjectTypeExtensionNode[] {
  const extensions = definitions.filter(({ kind }) => kind === Kind.INTERFACE_TYPE_EXTENSION)
  return (extensions as InterfaceTypeExtensionNode[]).flatMap(({ name, fields = [] }) =>
    definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION &&
      definition.interfaces?.some((each) => each.name.value === name.value)
        ? [{ kind: Kind.OBJECT_TYPE_EXTENSION, name: definition.name, fields }]
        : [],
    ),
  )
}

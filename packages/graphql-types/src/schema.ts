// The SDL as text, for servers, tests and code generation (reads schema/*.graphql beside this package's source).
import { readdirSync, readFileSync } from 'node:fs'
import { Kind, parse, print } from 'graphql'
import { OWN_ADDRESS_ATTRIBUTES } from './address-attributes.ts'
import type { DocumentNode, InterfaceTypeExtensionNode, ObjectTypeExtensionNode } from 'graphql'

const folder = new URL('../schema/', import.meta.url)

/**
 * The whole contract as one SDL text: Magento's part and the store's extensions.
 * @param without files whose part a back end lacks
 */
export function readTypeDefs(without: readonly string[] = []): string {
  const files = readFiles((name) => !without.includes(name))
  const text = [...files, addressExtensions()].join('\n')
  return `${text}\n${inheritedFields(parse(text)).map(print).join('\n')}\n`
}

/** What the store adds to Magento. */
export function readExtensions(): string {
  return [...readFiles((name) => name.endsWith('.extensions.graphql')), addressExtensions()].join('\n')
}

function readFiles(isWanted: (name: string) => boolean): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql') && isWanted(name))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
}

const WITH_ADDRESS = [
  'interface CartAddressInterface',
  'type CustomerAddress',
  'type OrderAddress',
  'input CartAddressInput',
  'input CustomerAddressInput',
]

function addressExtensions(): string {
  if (OWN_ADDRESS_ATTRIBUTES.length === 0) return ''
  const fields = OWN_ADDRESS_ATTRIBUTES.map(({ code, label }) => `  """${label.en}"""\n  ${code}: String`)
  return WITH_ADDRESS.map((type) => `extend ${type} {\n${fields.join('\n')}\n}\n`).join('\n')
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

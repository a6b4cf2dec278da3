// The definitions of all documents that codegen has read.
/** @import { DefinitionNode } from 'graphql' */

/**
 * @template {DefinitionNode['kind']} Kind
 * @param {readonly { document?: { definitions: readonly DefinitionNode[] } }[]} files as codegen passes them to a plugin
 * @param {Kind} kind
 * @returns {Extract<DefinitionNode, { kind: Kind }>[]} by name
 */
export function definitionsOf(files, kind) {
  const all = files.flatMap(({ document }) => document?.definitions ?? [])
  const found = /** @type {Extract<DefinitionNode, { kind: Kind }>[]} */ (
    all.filter((definition) => definition.kind === kind)
  )
  return found.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

/** @param {DefinitionNode} definition @returns {string} */
export const nameOf = (definition) =>
  ('name' in definition && definition.name && 'value' in definition.name && definition.name.value) || ''

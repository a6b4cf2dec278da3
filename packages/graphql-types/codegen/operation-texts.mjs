// Codegen plugin: the text of every operation with the names of the fragments it uses, and the text of every fragment once; and
// the queries that are the same for all visitors, as their files say by `@public`.
import { print, stripIgnoredCharacters, visit } from 'graphql'
import { definitionsOf, nameOf } from './definitions.mjs'
import { withoutPublic } from './without-public.ts'

/** @import { FragmentDefinitionNode, DefinitionNode } from 'graphql' */

const textOf = (/** @type {DefinitionNode} */ definition) =>
  stripIgnoredCharacters(print(withoutPublic(definition)))

/** @param {unknown} _schema @param {Parameters<typeof definitionsOf>[0]} files */
export const plugin = (_schema, files) => {
  const fragments = definitionsOf(files, 'FragmentDefinition')
  const byName = new Map(fragments.map((fragment) => [nameOf(fragment), fragment]))
  const operations = definitionsOf(files, 'OperationDefinition')
  const texts = operations.map((one) => [nameOf(one), [textOf(one), ...usedBy(one, byName)]])
  const publicReads = operations.filter(({ directives }) =>
    directives?.some(({ name }) => name.value === 'public'),
  )
  return [
    '/** Operation -> its text, and the fragments it uses. */',
    `export const operationTexts: Record<string, string[]> = ${written(texts)};`,
    `export const fragmentTexts: Record<string, string> = ${written(fragments.map((one) => [nameOf(one), textOf(one)]))};`,
    `export const publicReads = /*#__PURE__*/ new Set(${JSON.stringify(publicReads.map(nameOf), null, 1)});`,
  ].join('\n')
}

const written = (/** @type {(string | string[])[][]} */ entries) =>
  JSON.stringify(Object.fromEntries(entries), null, 1)

/** @param {DefinitionNode} definition @param {ReadonlyMap<string, FragmentDefinitionNode>} byName @param {Set<string>} used */
function usedBy(definition, byName, used = new Set()) {
  visit(definition, {
    FragmentSpread({ name: { value } }) {
      const fragment = byName.get(value)
      if (!fragment || used.has(value)) return
      used.add(value)
      usedBy(fragment, byName, used)
    },
  })
  return used
}

// Codegen plugin: every operation by its name alone, under the constant that the plugin typed-document-node gives it.
import { definitionsOf, nameOf } from './definitions.mjs'

/** `algolia_config` -> `Algolia_ConfigDocument` */
const constantOf = (/** @type {string} */ name) =>
  `${name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('_')}Document`

/** @param {unknown} _schema @param {Parameters<typeof definitionsOf>[0]} files */
export const plugin = (_schema, files) => ({
  prepend: ["import { named } from '../named.ts';"],
  content: definitionsOf(files, 'OperationDefinition')
    .map((definition) => {
      const name = nameOf(definition)
      return `export const ${constantOf(name)} = /*#__PURE__*/ named('${definition.operation}', '${name}');`
    })
    .join('\n'),
})

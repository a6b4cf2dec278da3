// Codegen plugin: operations by their names alone, under the constants that the plugin typed-document-node gives them. Those of
// pages after the first load are a module of their own, which first loads leave out.
import { definitionsOf, nameOf } from './definitions.mjs'

/** `algolia_config` -> `Algolia_ConfigDocument` */
const constantOf = (/** @type {string} */ name) =>
  `${name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('_')}Document`

/** Folders of operations that no first load uses. */
const LATER = /\/operations\/(?:checkout|compare|contact|customer|order|payment|review)\//

/**
 * @param {unknown} _schema
 * @param {(Parameters<typeof definitionsOf>[0][number] & { location?: string })[]} files
 * @param {{ isLater: boolean }} config
 */
export const plugin = (_schema, files, { isLater }) => ({
  prepend: [
    "import { named } from '../named.ts';",
    ...(isLater ? [] : ["export * from './later-operation-names.ts';"]),
  ],
  content: definitionsOf(
    files.filter(({ location = '' }) => LATER.test(location.replaceAll('\\', '/')) === isLater),
    'OperationDefinition',
  )
    .map((definition) => {
      const name = nameOf(definition)
      return `export const ${constantOf(name)} = /*#__PURE__*/ named('${definition.operation}', '${name}');`
    })
    .join('\n'),
})

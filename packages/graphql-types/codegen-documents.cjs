// Codegen plugin: writes each operation as text, sharing its fragments, so that a bundle carries every fragment once.
const { print, visit } = require('graphql')

const minify = (node) =>
  print(node)
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}(),:!]) ?/g, '$1')
    .trim()
/** As the generated types are named: `algolia_config` -> `Algolia_Config`. */
const capitalise = (name) => name.replace(/(^|_)[a-z]/g, (start) => start.toUpperCase())

/** Names of the fragments a definition spreads, in order of first use. */
function spreads(definition) {
  const names = new Set()
  visit(definition, { FragmentSpread: (node) => void names.add(node.name.value) })
  return [...names]
}

/** All fragments an operation needs, through other fragments too. */
function closure(definition, fragments, seen = new Set()) {
  for (const name of spreads(definition)) {
    if (seen.has(name)) continue
    seen.add(name)
    closure(fragments.get(name), fragments, seen)
  }
  return [...seen]
}

module.exports.plugin = (_schema, documents) => {
  const definitions = documents.flatMap((file) => file.document.definitions)
  const fragments = new Map(
    definitions.filter((d) => d.kind === 'FragmentDefinition').map((d) => [d.name.value, d]),
  )
  const operations = definitions.filter((d) => d.kind === 'OperationDefinition')
  const lines = [...fragments].map(
    ([name, node]) => `const ${name}Fragment = ${JSON.stringify(minify(node))}`,
  )
  for (const operation of operations) {
    const name = capitalise(operation.name.value)
    const types = `${name}${capitalise(operation.operation)}, ${name}${capitalise(operation.operation)}Variables`
    const used = closure(operation, fragments).map((f) => `${f}Fragment`)
    lines.push(
      `export const ${name}Document = /*#__PURE__*/ document<${types}>(${[JSON.stringify(minify(operation)), ...used].join(', ')})`,
    )
  }
  return { prepend: ["import { document } from '../document.ts'"], content: lines.join('\n') + '\n' }
}

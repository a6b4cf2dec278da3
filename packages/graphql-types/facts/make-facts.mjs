// Writes the compact facts of a Magento schema that the tests compare the contract with:
//   node facts/make-facts.mjs <schema.graphql> <facts.json>
// A fact is `Type.field(arg: Type): Type`, stored for the types in the contract; `schema.graphql` is an introspected SDL.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql'

const [input, output] = process.argv.slice(2)
const schema = buildSchema(readFileSync(input, 'utf8'))
const folder = new URL('../schema/', import.meta.url)
const named = new Set(
  readdirSync(folder).flatMap((file) =>
    parse(readFileSync(new URL(file, folder), 'utf8')).definitions.map((d) => d.name.value),
  ),
)

const facts = {}
for (const name of [...named].sort()) {
  const type = schema.getType(name)
  if (!type) continue
  if (isEnumType(type)) facts[name] = { kind: 'enum', values: type.getValues().map((v) => v.name) }
  else if (isUnionType(type)) facts[name] = { kind: 'union', types: type.getTypes().map((t) => t.name) }
  else if (isInputObjectType(type)) facts[name] = { kind: 'input', fields: fieldsOf(type) }
  else if (isObjectType(type) || isInterfaceType(type)) {
    facts[name] = {
      kind: isObjectType(type) ? 'type' : 'interface',
      implements: type.getInterfaces().map((i) => i.name),
      fields: fieldsOf(type),
    }
  }
}
writeFileSync(output, JSON.stringify(facts, null, 1).replace(/\n\s{3,}/g, ' ') + '\n')

function fieldsOf(type) {
  return Object.fromEntries(
    Object.values(type.getFields()).map((field) => {
      const args = (field.args ?? []).map((a) => `${a.name}: ${a.type}`).join(', ')
      return [field.name, args ? `(${args}): ${field.type}` : String(field.type)]
    }),
  )
}

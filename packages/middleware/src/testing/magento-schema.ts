// The schema of a plain Magento, as the tests need it.
import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema } from 'graphql'

interface Fact {
  kind: 'type' | 'interface' | 'input' | 'enum' | 'union'
  implements?: string[]
  fields?: Record<string, string>
  values?: string[]
  types?: string[]
}

/** A plain Magento's schema of the contract's facts: what the contract names of it; other types are scalars, nothing selects into them. */
export function magentoSchema(release: string): GraphQLSchema {
  const file = new URL(`../../../graphql-types/facts/magento-${release}.json`, import.meta.url)
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Fact>
  const existing = new Set([...Object.keys(facts), 'String', 'Int', 'Float', 'Boolean', 'ID'])
  const missing = new Set<string>()
  for (const { fields = {} } of Object.values(facts)) {
    for (const [type] of Object.values(fields)
      .join(' ')
      .matchAll(/(?<=[:[ ]|^)[A-Za-z]\w*(?=[\]!),\s]|$)/g)) {
      if (!existing.has(type)) missing.add(type)
    }
  }
  const definitions = Object.entries(facts).map(([name, fact]) => sdl(name, fact, facts))
  return buildSchema([...definitions, ...[...missing].map((name) => `scalar ${name}`)].join('\n'), {
    assumeValidSDL: true,
  })
}

function sdl(name: string, fact: Fact, facts: Record<string, Fact>): string {
  if (fact.kind === 'enum') return `enum ${name} { ${fact.values?.join(' ')} }`
  if (fact.kind === 'union') return `union ${name} = ${fact.types?.filter((type) => facts[type]).join(' | ')}`
  const parents = fact.implements?.filter((parent) => facts[parent]) ?? []
  const fields = Object.entries(fact.fields ?? {}).map(
    ([field, type]) => `${field}${type.startsWith('(') ? '' : ': '}${type}`,
  )
  return `${fact.kind} ${name}${parents.length > 0 ? ` implements ${parents.join(' & ')}` : ''} { ${fields.join('\n')} }`
}

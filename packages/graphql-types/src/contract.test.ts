// Holds the contract together: SDL against the facts of real Magentos, operations against the SDL and Magento's limits.
import { readFileSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  type FragmentDefinitionNode,
  validate,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { documentCost } from './document-cost.ts'
import * as operations from './index.ts'
import { readExtensions, readTypeDefs } from './schema.ts'

type Facts = Record<string, { kind: string; fields?: Record<string, string>; values?: string[] }>

const operationsFolder = new URL('../operations/', import.meta.url)
const schema = buildSchema(readTypeDefs())
const ownFields = namesInExtensions()

const documents = Object.entries(operations)
  .filter(([name]) => name.endsWith('Document'))
  .map(([name, value]) => ({ name, document: value as unknown as ReturnType<typeof parse> }))

/** `Type.field` and `Type` of everything the store adds to Magento. */
function namesInExtensions(): Set<string> {
  const names = new Set<string>()
  for (const definition of parse(readExtensions()).definitions) {
    if (!('name' in definition) || !definition.name) continue
    for (const { name } of ('values' in definition ? definition.values : []) ?? [])
      names.add(`${definition.name.value}.${name.value}`)
    if (!definition.kind.endsWith('Extension')) names.add(definition.name.value)
    for (const field of ('fields' in definition ? definition.fields : []) ?? [])
      names.add(`${definition.name.value}.${field.name.value}`)
  }
  return names
}

function readFacts(release: string): Facts {
  return JSON.parse(
    readFileSync(new URL(`../facts/magento-${release}.json`, import.meta.url), 'utf8'),
  ) as Facts
}

describe('the SDL agrees with Magento 2.4.8 wherever both have the field', () => {
  const facts = readFacts('2.4.8-p1')
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !ownFields.has(type.name),
  )

  test.each(
    types
      .filter((t) => isObjectType(t) || isInterfaceType(t) || isInputObjectType(t))
      .map((t) => [t.name, t] as const),
  )('%s', (name, type) => {
    const existing = facts[name]?.fields
    expect(existing, `${name} is not a type of Magento`).toBeDefined()
    const interfaces = isInputObjectType(type) ? [] : type.getInterfaces().map((each) => each.name)
    for (const field of Object.values(type.getFields())) {
      if ([name, ...interfaces].some((each) => ownFields.has(`${each}.${field.name}`))) continue
      const result = existing?.[field.name]?.replace(/^\(.*\): /s, '')
      expect(result, `${name}.${field.name}`).toBe(String(field.type))
    }
  })

  test.each(types.filter(isEnumType).map((t) => [t.name, t] as const))('%s', (name, type) => {
    const values = type.getValues().map((value) => value.name)
    expect(values.filter((value) => !ownFields.has(`${name}.${value}`))).toEqual(facts[name]?.values)
  })
})

describe.each(documents)('$name', ({ name, document }) => {
  test('is valid', () => {
    expect(validate(schema, document).map((error) => error.message)).toEqual([])
  })

  test("stays below Magento's limits of 300 fields and 20 levels", () => {
    const { fields, objects, depth } = costOf(document)
    expect(
      fields + objects,
      `${name} has too many fields: move some to an operation of their own`,
    ).toBeLessThan(300)
    expect(depth, name).toBeLessThan(20)
  })
})

function costOf({ definitions }: ReturnType<typeof parse>) {
  const operation = definitions.find((definition) => definition.kind === 'OperationDefinition')
  const find = (name: string) =>
    definitions.find(
      (definition) => definition.kind === 'FragmentDefinition' && definition.name.value === name,
    ) as FragmentDefinitionNode | undefined
  return documentCost(operation!.selectionSet, { find })
}

test('each operation stands in a file of its own name', () => {
  const files = readdirSync(operationsFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  )
  expect(files.length).toBe(documents.length)
  for (const file of files) {
    const text = readFileSync(new URL(file, operationsFolder), 'utf8')
    expect(text).toMatch(new RegExp(`^(query|mutation) ${basename(file, '.graphql')}\\b`, 'm'))
  }
})

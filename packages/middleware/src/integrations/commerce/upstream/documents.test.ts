// Every document, as it is sent: to our own back end whole, to a plain Magento pruned to what it has.
import { ownOperations } from '@loftwood/graphql-types/own-operations'
import { readTypeDefs } from '@loftwood/graphql-types/schema'
import {
  buildSchema,
  introspectionFromSchema,
  parse,
  validate,
  visit,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { magentoSchema } from '../../../testing/magento-schema.ts'
import { commerceMethods } from '../methods.ts'
import { prepareDocument } from './documents.ts'
import { indexSchema } from './schema-index.ts'

/** All of a customer that one of them reads is the store's own. */
const OWN = [...ownOperations(), 'customerStoreCredit']
/** Methods whose whole operation a release lacks. */
const MISSING: Record<string, string[]> = {
  '2.4.8-p1': OWN,
  '2.4.7-p3': [
    ...OWN,
    'requestGuestOrderCancel',
    'confirmCancelOrder',
    'resendConfirmationEmail',
    'recaptchaFormConfig',
  ],
}

const rows = Object.entries(commerceMethods)
  .filter(([, { custom }]) => !custom)
  .map(([name, { document }]) => ({ name, document: document as DocumentNode }))

describe.each(Object.entries(MISSING))('on a plain Magento %s', (release, missing) => {
  const schema = magentoSchema(release)
  const index = indexSchema(introspectionFromSchema(schema))

  test.each(rows.filter(({ name }) => missing.includes(name)))('$name is not supported', ({ document }) => {
    expect(prepareDocument(document, index)).toBeUndefined()
  })

  test.each(rows.filter(({ name }) => !missing.includes(name)))(
    '$name is valid once pruned',
    ({ document }) => {
      const prepared = prepareDocument(document, index)
      expect(prepared, 'the whole operation is missing').toBeDefined()
      expect(validate(schema, parse(prepared!.text)).map((error) => error.message)).toEqual([])
    },
  )

  test('the release is detected by the schema', () => {
    expect(release.startsWith(String(index.release))).toBe(true)
  })

  test.each(rows.filter(({ name }) => !missing.includes(name)))(
    '$name spreads no named fragment, which the attribute joiner cannot take',
    ({ document }) => {
      expect(prepareDocument(document, index)?.text).not.toMatch(/\.\.\. ?(?!on |[ .])|fragment /)
    },
  )

  test("the store's own fields are left out, and said to be", () => {
    const prepared = prepareDocument(commerceMethods.productDetails.document as DocumentNode, index)
    expect(prepared?.leftOut).toContain('ProductInterface.made_in_canada')
    expect(prepared?.text).not.toContain('made_in_canada')
    expect(prepared?.text).toContain('price_range')
  })
})

describe('what a release cannot resolve is not requested', () => {
  const sent = (release: string, { document }: { document: unknown }) =>
    prepareDocument(document as DocumentNode, indexSchema(introspectionFromSchema(magentoSchema(release))))

  test('the titles of taxes when an order is placed', () => {
    const { placeOrder, customerOrders } = commerceMethods
    const before = sent('2.4.7-p3', placeOrder)
    expect(before?.text).toContain('taxes{__typename rate amount{')
    expect(before?.leftOut).toContain('TaxItem.title')
    for (const text of [sent('2.4.8-p1', placeOrder)?.text, sent('2.4.7-p3', customerOrders)?.text])
      expect(text).toContain('taxes{__typename title rate amount{')
  })

  test('how many are left of a bundle in a cart', () => {
    const before = sent('2.4.7-p3', commerceMethods.cart)
    expect(before?.text).toContain('... on SimpleProduct{only_x_left_in_stock}')
    expect(before?.text).not.toContain(
      'stock_status only_x_left_in_stock thumbnail{__typename url label}}prices',
    )
    expect(before?.text).not.toContain('... on BundleProduct{only_x_left_in_stock}')
    expect(before?.leftOut).toContain('BundleProduct.only_x_left_in_stock')
    expect(sent('2.4.8-p1', commerceMethods.cart)?.leftOut).not.toContain(
      'BundleProduct.only_x_left_in_stock',
    )
  })
})

test('a field that an input of a plain Magento lacks is not sent', () => {
  const document = commerceMethods.placeOrder.document as DocumentNode
  const inputs = (schema: GraphQLSchema) =>
    prepareDocument(document, indexSchema(introspectionFromSchema(schema)))
      ?.inputs.get('input')
      ?.fields.keys()
  expect([...(inputs(magentoSchema('2.4.8-p1')) ?? [])]).toEqual(['cart_id'])
  expect([...(inputs(buildSchema(readTypeDefs())) ?? [])]).toEqual([
    'cart_id',
    'agreed_total',
    'agreed_gift_cards',
    'agreed_store_credit',
  ])
})

describe('on our own back end', () => {
  const schema = buildSchema(readTypeDefs())
  const index = indexSchema(introspectionFromSchema(schema))

  test.each(rows)('$name is sent whole', ({ document }) => {
    const prepared = prepareDocument(document, index)
    expect(prepared?.leftOut).toEqual([])
    expect(prepared?.text).toBe(prepareDocument(document)?.text)
    expect(validate(schema, parse(prepared!.text))).toEqual([])
  })

  test.each(rows)('$name selects __typename in every object but the root', ({ document }) => {
    const sent = parse(prepareDocument(document, index)!.text)
    visit(sent, {
      Field({ name, selectionSet }) {
        const names = selectionSet?.selections.map((selection) =>
          selection.kind === 'Field' ? selection.name.value : '',
        )
        if (names) expect(names, name.value).toContain('__typename')
      },
      OperationDefinition({ selectionSet }) {
        expect(
          selectionSet.selections.every((s) => s.kind === 'Field' && s.name.value !== '__typename'),
        ).toBe(true)
      },
    })
  })
})

describe('pruning', () => {
  const index = indexSchema(
    introspectionFromSchema(
      buildSchema(`
        type Query { thing(id: ID, where: Where): Thing node: Node }
        input Where { id: ID ids: [ID] }
        interface Node { id: ID }
        type Thing implements Node { id: ID name: String part: Part }
        type Other implements Node { id: ID }
        type Part { size: Int }
      `),
    ),
  )
  const pruned = (text: string) => {
    const prepared = prepareDocument(parse(text), index)
    return prepared && { text: prepared.text, leftOut: prepared.leftOut, variables: [...prepared.variables] }
  }

  test('leaves out unknown arguments and the variables nobody uses then', () => {
    expect(pruned('query q($id: ID, $x: Int) { thing(id: $id, x: $x) { id } }')).toEqual({
      text: 'query q($id:ID){thing(id:$id){__typename id}}',
      leftOut: ['Query.thing(x)'],
      variables: ['id'],
    })
  })

  test('leaves out variables of unknown types', () => {
    expect(pruned('query q($id: UnknownInput) { thing(id: $id) { id } }')?.text).toBe(
      'query q{thing{__typename id}}',
    )
  })

  test('does not remove variables inside of objects, lists and directives', () => {
    const text =
      'query q($id:ID,$a:ID,$size:Boolean!){thing(where:{id:$id,ids:[$a]}){id part @include(if:$size){size}}}'
    expect(pruned(text)).toMatchObject({
      text: text.replaceAll('){', '){__typename ').replace('){__typename thing', '){thing'),
      leftOut: [],
      variables: ['id', 'a', 'size'],
    })
  })

  test('leaves out an argument with an object that holds a variable of an unknown type', () => {
    expect(pruned('query q($id: UnknownInput) { thing(where: { id: $id }) { id } }')).toMatchObject({
      text: 'query q{thing{__typename id}}',
      leftOut: ['Query.thing(where)', 'UnknownInput'],
    })
  })

  test('leaves out objects of which nothing is left', () => {
    expect(pruned('query q { thing { id part { weight } } }')?.text).toBe('query q{thing{__typename id}}')
  })

  test('leaves out fragments on unknown types, and spreads of fragments that became empty', () => {
    const text = 'query q { thing { id ...A ... on Gone { id } } } fragment A on Thing { colour }'
    expect(pruned(text)?.text).toBe('query q{thing{__typename id}}')
  })

  test('leaves out fragments an object can never match', () => {
    expect(pruned('query q { thing { id ... on Other { id } } }')?.text).toBe('query q{thing{__typename id}}')
    expect(pruned('query q { node { ... on Other { id } } }')?.text).toBe(
      'query q{node{__typename ... on Other{id}}}',
    )
  })

  test('leaves out fields that have parts here and none there, and the other way round', () => {
    expect(pruned('query q { thing { id name { first } part } }')?.leftOut).toEqual([
      'Thing.name',
      'Thing.part',
    ])
  })

  test('yields nothing when no root field is left', () => {
    expect(pruned('query q { wishlist { id } }')).toBeUndefined()
    expect(pruned('mutation m { send }')).toBeUndefined()
  })
})

test('what a resolver’s error leaves unused is not sent either', () => {
  const schema = indexSchema(introspectionFromSchema(magentoSchema('2.4.7-p3')))
  const order = (rest: string) =>
    prepareDocument(
      parse(`mutation placeOrder($input: PlaceOrderInput, $withTitle: Boolean!) { placeOrder(input: $input) {
        orderV2 { ${rest} total { taxes { title @include(if: $withTitle) } } } } }`),
      schema,
    )
  expect([...(order('number')?.variables ?? [])]).toEqual(['input'])
  expect(order('')).toBeUndefined()
})

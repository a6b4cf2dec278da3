// Every document, as it is sent: to our own back end whole, to a plain Magento pruned to what it has.
import { readFileSync } from 'node:fs'
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
import { commerceMethods } from '../methods.ts'
import { prepareDocument } from './documents.ts'
import { indexSchema } from './schema-index.ts'

interface Fact {
  kind: 'type' | 'interface' | 'input' | 'enum' | 'union'
  implements?: string[]
  fields?: Record<string, string>
  values?: string[]
  types?: string[]
}

/** A plain Magento's schema: what the contract names of it; other types are scalars, nothing selects into them. */
function magentoSchema(release: string): GraphQLSchema {
  const file = new URL(`../../../../../graphql-types/facts/magento-${release}.json`, import.meta.url)
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Fact>
  const known = new Set([...Object.keys(facts), 'String', 'Int', 'Float', 'Boolean', 'ID'])
  const missing = new Set<string>()
  for (const { fields = {} } of Object.values(facts)) {
    for (const [type] of Object.values(fields)
      .join(' ')
      .matchAll(/(?<=[:[ ]|^)[A-Za-z]\w*(?=[\]!),\s]|$)/g)) {
      if (!known.has(type)) missing.add(type)
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

/** What only our own back end has. */
const OWN_METHODS = [
  'stores',
  'algolia_config',
  'algolia_products',
  'pinterestOptions',
  'setCommentOnCart',
  'applyGiftCardToCart',
  'removeGiftCardFromCart',
  'giftCardAccount',
  'generateRememberMeToken',
  'generateCustomerTokenByLink',
  'generateCustomerTokenByRememberMeToken',
  'revokeRememberMeToken',
  'createGuestWishlist',
  'guestWishlist',
  'guestWishlistItemsCount',
  'addProductsToGuestWishlist',
  'removeProductsFromGuestWishlist',
  'updateProductsInGuestWishlist',
  'mergeWishlistWithGuestWishlist',
  'sendGuestWishlist',
  'sharedWishlist',
  'sendWishlist',
  'confirmNewsletterSubscription',
  'unsubscribeEmailFromNewsletter',
  'socialLoginProviders',
  'startSocialLogin',
  'finishSocialLogin',
]
/** Methods whose whole operation a release lacks. */
const MISSING: Record<string, string[]> = {
  '2.4.8-p1': OWN_METHODS,
  '2.4.7-p3': [...OWN_METHODS, 'requestGuestOrderCancel', 'confirmCancelOrder', 'resendConfirmationEmail'],
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

  test("the store's own fields are left out, and said to be", () => {
    const prepared = prepareDocument(commerceMethods.productDetails.document as DocumentNode, index)
    expect(prepared?.leftOut).toContain('ProductInterface.made_in_canada')
    expect(prepared?.text).not.toContain('made_in_canada')
    expect(prepared?.text).toContain('price_range')
  })
})

test('a field that an input of a plain Magento lacks is not sent', () => {
  const document = commerceMethods.placeOrder.document as DocumentNode
  const inputs = (schema: GraphQLSchema) =>
    prepareDocument(document, indexSchema(introspectionFromSchema(schema)))?.inputs.get('input')
  expect(inputs(magentoSchema('2.4.8-p1'))).toEqual(new Set(['cart_id']))
  expect(inputs(buildSchema(readTypeDefs()))).toEqual(new Set(['cart_id', 'agreed_total']))
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

  test.each(rows)('$name asks for __typename in every object but the root', ({ document }) => {
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

  test('keeps variables inside of objects, of lists and of directives', () => {
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

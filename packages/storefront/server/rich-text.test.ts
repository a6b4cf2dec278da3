import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { documentOf } from '@loftwood/graphql-types/documents'
import { readTypeDefs } from '@loftwood/graphql-types/schema'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isListType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { carriesHtml, cleanAnswer, cleanHtml, HTML_FIELDS } from './rich-text.ts'

describe('cleanHtml', () => {
  it('removes whatever runs or breaks the content security policy', () => {
    const html =
      '<p style="color:red" onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x()">go</a>' +
      '<img src="/a.png" onerror="x()"></p><iframe src="https://x"></iframe>'
    expect(cleanHtml(html)).toBe('<p>Hi <a>go</a><img src="/a.png" /></p>')
  })

  it('serves pictures of the back end by the picture route', () => {
    const html = cleanHtml(
      '<img src="http://localhost:4100/media/home/a.webp" alt="A" width="1200" height="600">',
    )
    expect(html).toContain('src="/media/720/home/a.webp"')
    expect(html).toContain('/media/1200/home/a.webp 1200w')
    expect(html).toContain('width="1200"')
    expect(cleanHtml('<img src="/assets/a.png" alt="">')).toContain('src="/assets/a.png"')
    const drawing = '<img alt="" src="https://magento.example/media/a.svg" />'
    expect(cleanHtml(drawing)).toBe(drawing)
  })

  it('allows the elements of content, but no h1, which belongs to the page', () => {
    expect(cleanHtml('<h1>A</h1><table><tr><td colspan="2">b</td></tr></table>')).toBe(
      '<h2>A</h2><table><tr><td colspan="2">b</td></tr></table>',
    )
  })
})

describe('cleanAnswer', () => {
  it('cleans every HTML field of an operation and nothing else', () => {
    const answer = {
      data: { cmsBlocks: { items: [{ identifier: '<b>', content: '<b onclick="x">y</b>' }, null] } },
    }
    cleanAnswer('cmsBlocks', answer)
    expect(answer.data.cmsBlocks.items[0]).toEqual({ identifier: '<b>', content: '<b>y</b>' })
  })

  it('leaves plain texts as they are', () => {
    const entries = [
      { content: 'Terms & <conditions>', is_html: false },
      { content: '<b onclick="x">Terms</b>', is_html: true },
    ]
    cleanAnswer('checkoutAgreements', { data: { checkoutAgreements: entries } })
    expect(entries.map(({ content }) => content)).toEqual(['Terms & <conditions>', '<b>Terms</b>'])
  })

  it('survives answers without data', () => {
    cleanAnswer('cmsPage', { errors: [] })
    cleanAnswer('cmsPage', null)
    expect(carriesHtml('cmsPage')).toBe(true)
    expect(carriesHtml('route')).toBe(false)
  })
})

/** What is HTML in a Magento's schema, by `Type.field`. */
const HTML: ReadonlySet<string> = new Set([
  'ComplexTextValue.html',
  'CmsPage.content',
  'CmsBlock.content',
  'CategoryInterface.description',
  'CategoryTree.description',
  'CheckoutAgreement.content',
])

const schema = buildSchema(readTypeDefs())
const operations = globSync('*/*.graphql', {
  cwd: new URL('../../graphql-types/operations/', import.meta.url).pathname,
}).map((file) => basename(file, '.graphql'))

/** Where an operation's answer has HTML. */
function htmlFieldsOf(operation: string): string[] {
  const definitions = documentOf(operation)?.definitions ?? []
  const found = new Set<string>()
  const walk = ({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined, path: string) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) field(selection, type, path)
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        walk(selection.selectionSet, schema.getType(selection.typeCondition?.name.value ?? '') ?? type, path)
      else {
        const fragment = definitions.find(
          (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
        ) as FragmentDefinitionNode
        walk(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), path)
      }
    }
  }
  const field = (node: FieldNode, parent: GraphQLNamedType | undefined, path: string) => {
    const definition = (parent as GraphQLObjectType).getFields?.()[node.name.value]
    const here = [path, node.alias?.value ?? node.name.value].filter(Boolean).join('.')
    if (HTML.has(`${parent?.name}.${node.name.value}`)) found.add(here)
    if (!node.selectionSet || !definition) return
    const inside = isListType(getNullableType(definition.type)) ? `${here}.*` : here
    walk(node.selectionSet, getNamedType(definition.type), inside)
  }
  const [root] = definitions
  if (root?.kind !== Kind.OPERATION_DEFINITION) return []
  walk(
    root.selectionSet,
    root.operation === 'mutation' ? schema.getMutationType()! : schema.getQueryType()!,
    '',
  )
  return [...found].sort()
}

it('cleans every HTML field that an operation selects', () => {
  expect(operations.length).toBeGreaterThan(100)
  const selected = operations.flatMap((operation) => {
    const fields = htmlFieldsOf(operation)
    return fields.length > 0 ? [[operation, fields] as const] : []
  })
  const cleaned = Object.entries(HTML_FIELDS).map(([operation, fields]) => [operation, [...fields].sort()])
  expect(Object.fromEntries(selected)).toEqual(Object.fromEntries(cleaned))
})

const SITE = {
  bases: ['https://magento.example/'],
  code: 'fr',
  prefix: '/fr',
  others: [
    { bases: ['https://magento.example/'], code: 'default', prefix: '' },
    { bases: ['https://us.magento.example/shop/'], code: 'us_store', prefix: '/us_store' },
  ],
}

describe('links to the back end', () => {
  it.each([
    ['https://magento.example/about-us/', '/fr/about-us'],
    ['http://magento.example/index.php/fr/gear/bags.html?p=2', '/fr/gear/bags.html?p=2'],
    ['https://magento.example', '/fr'],
    ['https://magento.example/catalogsearch/result/?q=yoga+mat', '/fr/search?term=yoga%20mat'],
    ['https://magento.example/sales/order/history/', '/fr/customer/sales/order/history'],
    ['https://magento.example/contact/#form', '/fr/contact#form'],
    ['https://magento.example/media/guide.pdf', 'https://magento.example/media/guide.pdf'],
    ['https://elsewhere.example/about-us', 'https://elsewhere.example/about-us'],
    ['https://us.magento.example/shop/about-us/', '/us_store/about-us'],
    ['https://magento.example/us_store/about-us', '/us_store/about-us'],
    ['https://magento.example/default//evil.example/x', '/evil.example/x'],
    ['https://us.magento.example/blog/', 'https://us.magento.example/blog/'],
    ['/faq', '/fr/faq'],
    ['/?a=b', '/fr?a=b'],
    ['/fr/faq', '/fr/faq'],
    ['/us_store', '/us_store'],
    ['/catalogsearch/result?q=lit', '/fr/search?term=lit'],
    ['/us_store/catalogsearch/result?q=lit', '/us_store/catalogsearch/result?q=lit'],
    ['/media/guide.pdf', '/media/guide.pdf'],
    ['#top', '#top'],
  ])('%s is %s', (href, shown) => {
    expect(cleanHtml(`<a href="${href}">x</a>`, SITE)).toBe(`<a href="${shown}">x</a>`)
  })

  it.each(['https://magento.example//evil.example/x', 'https://magento.example/\\evil.example/x'])(
    'never become those of another host: %s',
    (href) => {
      const site = { ...SITE, code: 'default', prefix: '', others: [] }
      expect(cleanHtml(`<a href="${href}">x</a>`, site)).toBe('<a href="/evil.example/x">x</a>')
    },
  )

  it('name the scheme of another host', () => {
    expect(cleanHtml('<a href="//elsewhere.example/x">x</a>', SITE)).toBe('<a>x</a>')
    expect(cleanHtml('<iframe src="//player.vimeo.com/video/1"></iframe>')).toContain(
      'src="https://player.vimeo.com/video/1"',
    )
  })

  it('are text where this shop has no such page', () => {
    const html = '<a href="https://magento.example/catalogsearch/advanced/">x</a>'
    expect(cleanHtml(html, SITE)).toBe('<span>x</span>')
  })
})

it('shows directives that the back end has not rendered', () => {
  const html =
    '<p><a href="{{store url="about-us"}}">{{trans "About us"}}</a><img src="{{media url=&quot;wysiwyg/a.jpg&quot;}}" alt="">' +
    '<a href="{{media url=wysiwyg/care.pdf}}">Care</a>' +
    '{{widget type="Magento\\\\Catalog" id="2"}}{{block class="X"}} {{braces}}</p>'
  const clean = cleanHtml(html, SITE)
  expect(clean).toContain('<a href="/fr/about-us">About us</a>')
  expect(clean).toContain('src="/media/720/wysiwyg/a.jpg"')
  expect(clean).toContain('href="https://magento.example/media/wysiwyg/care.pdf"')
  expect(clean).toMatch(/ \{\{braces\}\}<\/p>$/)
})

it('reads an element’s own attributes, not those whose names end alike', () => {
  const html = '<div data-content-type="row" data-pb-style="text-align:center"><p>Hi</p></div>'
  expect(cleanHtml(html, SITE)).toBe('<div class="pb-row"><p>Hi</p></div>')
})

it('lays Page Builder out by classes', () => {
  const html =
    '<style>#html-body [data-pb-style=AB]{width:50%;text-align:center}</style>' +
    '<div data-content-type="row"><div data-content-type="column-group"><div class="pagebuilder-column" data-content-type="column" data-pb-style="AB"><h2>Hi</h2></div></div>' +
    '<div data-content-type="tab-item" data-tab-name="Care"><p>Dry</p></div>' +
    `<div class="pagebuilder-banner-wrapper" data-background-images='{\\"desktop_image\\":\\"https://magento.example/media/b.jpg\\"}'><button class="pagebuilder-button-primary" onclick="x()">Go</button></div>` +
    '<iframe src="https://www.youtube.com/embed/abc"></iframe><iframe src="https://evil.example/"></iframe></div>'
  const clean = cleanHtml(html, SITE)
  expect(clean).toContain('<div class="pagebuilder-column pb-column pb-span-6 pb-center"><h2>Hi</h2></div>')
  expect(clean).toContain('<h3>Care</h3><p>Dry</p>')
  expect(clean).toContain('src="/media/720/b.jpg"')
  expect(clean).toContain('<span class="pagebuilder-button-primary">Go</span>')
  expect(clean).toContain('src="https://www.youtube-nocookie.com/embed/abc"')
  expect(clean).not.toMatch(/evil|style|data-/)
})

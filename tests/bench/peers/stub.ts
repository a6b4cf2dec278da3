/** A stub of Shopify's Storefront API: what the pages of Hydrogen's starter read, for any handle. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const money = (amount: string) => ({ amount, currencyCode: 'CAD' })
const image = {
  __typename: 'Image',
  id: 'i1',
  url: 'https://cdn.shopify.com/s/bed.jpg',
  altText: 'A bunk bed',
  width: 1200,
  height: 900,
}
const FINISHES = ['Espresso', 'Natural', 'White']

const item = (handle: string) => ({
  id: `gid://shopify/Product/${handle}`,
  title: 'High bunk bed, twin over twin',
  handle,
  featuredImage: image,
  priceRange: { minVariantPrice: money('899.0'), maxVariantPrice: money('1199.0') },
})

const variant = (handle: string, finish: string) => ({
  id: `gid://shopify/ProductVariant/${handle}-${finish}`,
  availableForSale: true,
  compareAtPrice: money('999.0'),
  price: money('899.0'),
  unitPrice: null,
  image,
  product: { title: 'High bunk bed', handle },
  selectedOptions: [{ name: 'Finish', value: finish }],
  sku: handle,
  title: finish,
})

const product = (handle: string) => ({
  ...item(handle),
  vendor: 'Loftwood',
  description: 'Solid wood. '.repeat(80),
  descriptionHtml: `<p>${'Solid wood. '.repeat(80)}</p>`,
  encodedVariantExistence: 'v1_0-2',
  encodedVariantAvailability: 'v1_0-2',
  options: [
    {
      name: 'Finish',
      optionValues: FINISHES.map((name) => ({
        name,
        firstSelectableVariant: variant(handle, name),
        swatch: null,
      })),
    },
  ],
  selectedOrFirstAvailableVariant: variant(handle, 'Espresso'),
  adjacentVariants: FINISHES.slice(1).map((finish) => variant(handle, finish)),
  seo: { title: 'High bunk bed', description: 'Solid wood.' },
})

const link = (id: string) => ({
  id,
  resourceId: null,
  tags: [],
  title: `Beds ${id}`,
  type: 'HTTP',
  url: `https://shop.example/collections/${id}`,
})
const menu = {
  id: 'menu',
  items: ['a', 'b', 'c', 'd'].map((id) => ({ ...link(id), items: [link(`${id}1`)] })),
}
const shop = {
  id: 'gid://shopify/Shop/1',
  name: 'Loftwood',
  description: 'Bunk beds',
  primaryDomain: { url: 'https://shop.example' },
  brand: null,
}
const items = (count: number) => Array.from({ length: count }, (_, index) => item(`bed-${index}`))

/** By operation. */
const ANSWERS: Readonly<Record<string, (handle: string) => object>> = {
  Header: () => ({ shop, menu }),
  Footer: () => ({ menu }),
  ShopData: () => ({
    shop,
    localization: { country: { currency: { isoCode: 'CAD' } }, language: { isoCode: 'EN' } },
  }),
  FeaturedCollection: () => ({
    collections: { nodes: [{ id: 'c1', title: 'Bunk beds', handle: 'beds', image }] },
  }),
  RecommendedProducts: () => ({ products: { nodes: items(4) } }),
  Product: (handle) => ({ product: product(handle) }),
  Collection: (handle) => ({
    collection: {
      id: `gid://shopify/Collection/${handle}`,
      handle,
      title: 'Bunk beds',
      description: 'Beds for two.',
      products: {
        nodes: items(8),
        pageInfo: { hasPreviousPage: false, hasNextPage: true, startCursor: 'a', endCursor: 'b' },
      },
    },
  }),
}

interface Asked {
  query?: string
  variables?: { handle?: string }
}

const server = createServer((request, response) => {
  void text(request).then((body) => {
    const { query = '', variables } = JSON.parse(body || '{}') as Asked
    const [, name = ''] = /\bquery\s+(\w+)/.exec(query) ?? []
    const data = ANSWERS[name]?.(variables?.handle ?? '')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(data ? { data } : { errors: [{ message: `no answer to ${name}` }] }))
  })
})
server.listen(Number(process.argv[2]), '127.0.0.1')

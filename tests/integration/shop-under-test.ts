// What the back end under test sells: the embedded one, or the Magento with sample data
// at COMMERCE_GRAPHQL_URL.
import { startCommerce } from '@loftwood/commerce/testing'
import { ADDRESS_INPUT } from './address.ts'

const EMBEDDED = {
  sku: 'KAW-BNK-HI',
  word: 'bunk bed',
  configurable: 'LAU-DRS-3',
  bundle: 'SET-LAU-MID',
  category: { name: 'Bunk beds', urlPath: 'bunk-beds' },
  page: 'about-us',
  block: 'home-hero',
  coupon: 'WELCOME10' as string | undefined,
  address: { ...ADDRESS_INPUT, region: 'ON' },
}
type Goods = typeof EMBEDDED

/** Sample data has no coupon. */
const SAMPLE_DATA: Goods = {
  sku: '24-MB01',
  word: 'bag',
  configurable: 'MH01',
  bundle: '24-WG080',
  category: { name: 'Bags', urlPath: 'gear/bags' },
  page: 'about-us',
  block: 'footer_links_block',
  coupon: process.env['COUPON_CODE'],
  address: {
    ...ADDRESS_INPUT,
    city: 'Calder',
    region: 'MI',
    region_id: 33,
    postcode: '49628-7978',
    country_code: 'US',
  },
}

export interface ShopUnderTest extends Goods {
  isEmbedded: boolean
  graphqlUrl: string
  /** The SKU of one of the configurable product's variants. */
  variant: string
  /** Each option of the bundle with its first choice. */
  bundleOptions: { id: number; quantity: number; value: string[] }[]
  /** Store views besides the default one. */
  otherStores: string[]
  stop: () => Promise<void>
}

/** Replaces what the embedded back end sells by what this one does, in arguments of the API reference's examples. */
export function ofThisShop(args: unknown[], shop: ShopUnderTest): unknown[] {
  const others: [from: string, to: string][] = [
    [EMBEDDED.sku, shop.sku],
    [EMBEDDED.coupon ?? '', shop.coupon ?? EMBEDDED.coupon ?? ''],
    [EMBEDDED.bundle, shop.bundle],
    [EMBEDDED.category.urlPath, shop.category.urlPath],
    ['home-hero', shop.block],
    ['KAW-BNK', shop.configurable],
  ]
  const text = others.reduce(
    (all, [from, to]) => all.replaceAll(`"${from}"`, `"${to}"`),
    JSON.stringify(args),
  )
  return JSON.parse(text) as unknown[]
}

/** Starts the embedded back end, unless another one is named. */
export async function startShopUnderTest(): Promise<ShopUnderTest> {
  const given = process.env['COMMERCE_GRAPHQL_URL']
  const commerce = given ? undefined : await startCommerce()
  const goods = given ? SAMPLE_DATA : EMBEDDED
  const graphqlUrl = given ?? commerce?.graphqlUrl ?? ''
  return {
    ...goods,
    isEmbedded: !given,
    graphqlUrl,
    ...(await readFacts(graphqlUrl, goods)),
    stop: async () => commerce?.stop(),
  }
}

interface Facts {
  configurable: { items: { variants: { product: { sku: string; stock_status: string } }[] }[] }
  bundle: { items: { items: { options: { uid: string }[] }[] }[] }
  availableStores: { store_code: string; is_default_store: boolean }[]
}

const QUERY = `query facts($configurable: String, $bundle: String) {
  configurable: products(filter: { sku: { eq: $configurable } }) {
    items { ... on ConfigurableProduct { variants { product { sku stock_status } } } }
  }
  bundle: products(filter: { sku: { eq: $bundle } }) {
    items { ... on BundleProduct { items { options { uid } } } }
  }
  availableStores { store_code is_default_store }
}`

async function readFacts(graphqlUrl: string, { configurable, bundle }: Goods) {
  const response = await fetch(graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { configurable, bundle } }),
  })
  const { data, errors } = (await response.json()) as { data?: Facts; errors?: object[] }
  if (!data) throw new Error(`The back end does not tell what it sells: ${JSON.stringify(errors)}`)
  const variants = data.configurable.items[0]?.variants.map(({ product }) => product)
  const options = data.bundle.items[0]?.items ?? []
  return {
    variant: variants?.find(({ stock_status }) => stock_status === 'IN_STOCK')?.sku ?? '',
    bundleOptions: options.map(({ options: [first] }) => {
      // `bundle/<option>/<choice>/<quantity>`
      const [, id, choice = ''] = atob(first?.uid ?? '').split('/')
      return { id: Number(id), quantity: 1, value: [choice] }
    }),
    otherStores: data.availableStores
      .filter(({ is_default_store }) => !is_default_store)
      .map(({ store_code }) => store_code),
  }
}

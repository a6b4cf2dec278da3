/** A product of each type that Magento's sample data have, and what goes into the cart for it. */
import type { Client } from '@loftwood/client'

type Magento = Client['magento']
type CartItem = Parameters<Magento['addProductsToCart']>[0]['cartItems'][number]
type Found = Awaited<ReturnType<Magento['productDetails']>>['products']
type Product = NonNullable<NonNullable<NonNullable<Found>['items']>[number]>

export interface SampleProduct {
  type: string
  urlKey: string
  /** Nothing of it is delivered. */
  isVirtual?: boolean
  /** In the sample data's tax rules. */
  isTaxed?: boolean
}

export const PRODUCTS: readonly SampleProduct[] = [
  { type: 'simple', urlKey: 'joust-duffle-bag' },
  { type: 'configurable', urlKey: 'minerva-lumatech-trade-v-tee', isTaxed: true },
  { type: 'grouped', urlKey: 'set-of-sprite-yoga-straps' },
  { type: 'bundle', urlKey: 'sprite-yoga-companion-kit' },
  { type: 'downloadable', urlKey: 'beginner-s-yoga', isVirtual: true },
  { type: 'virtual', urlKey: 'virt-1', isVirtual: true, isTaxed: true },
]

export async function productOf(magento: Magento, urlKey: string): Promise<Product | undefined> {
  const { products } = await magento.productDetails({ filter: { url_key: { eq: urlKey } } })
  return products?.items?.[0] ?? undefined
}

/** One of it, with the first choice that can be had. */
export function cartItemsOf(product: Product): CartItem[] {
  const sku = product.sku ?? ''
  if (product.__typename === 'GroupedProduct')
    return (product.items ?? []).map((item) => ({ sku: item?.product?.sku ?? '', quantity: 1 }))
  return [{ sku, quantity: 1, selected_options: choicesOf(product) }]
}

function choicesOf(product: Product): string[] {
  switch (product.__typename) {
    case 'ConfigurableProduct': {
      const variant = product.variants?.find((each) => each?.product?.stock_status === 'IN_STOCK')
      return (variant?.attributes ?? []).map((attribute) => attribute?.uid ?? '')
    }
    case 'BundleProduct':
      return (product.items ?? []).flatMap((item) => item?.options?.[0]?.uid ?? [])
    case 'DownloadableProduct':
      return (product.downloadable_product_links ?? []).map((link) => link?.uid ?? '')
    default:
      return []
  }
}

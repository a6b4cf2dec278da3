// Products shown together: each member goes into the cart by its own sku and quantity.
import { productPath } from '../../paths.ts'
import type { ProductDetail } from '../product-detail.ts'
import { countedIn, type CountsField } from './choice-field.ts'
import { listedPrice } from './listed-price.ts'
import type { PricePair, ProductChoice, ProductTypeHandler } from './product-type.ts'

type GroupedDetail = Extract<ProductDetail, { __typename: 'GroupedProduct' }>

function membersOf(product: GroupedDetail): CountsField {
  const members = (product.items ?? []).filter((item) => item !== null)
  return {
    kind: 'counts',
    key: 'members',
    label: '',
    isRequired: true,
    options: members
      .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
      .flatMap(({ product: member, qty }) =>
        member?.sku
          ? [
              {
                uid: member.sku,
                label: member.name ?? '',
                price: listedPrice(member)?.final ?? null,
                currency: member.price_range.minimum_price?.final_price.currency ?? null,
                isSoldOut: member.stock_status !== 'IN_STOCK',
                count: { initial: qty ?? 0, canChange: true },
                // A finish or size that is sold under its parent's page has no address of its own.
                link: (member.url_rewrites?.length ?? 0) > 0 ? productPath(member) : null,
              },
            ]
          : [],
      ),
  }
}

/** The chosen pieces together; nothing without any. The back end's price is that of the default quantities. */
function priceOf(product: GroupedDetail, choice: ProductChoice): PricePair {
  const total: PricePair = { final: 0, regular: 0 }
  for (const { uid, count } of countedIn(membersOf(product), choice)) {
    const member = product.items?.find((item) => item?.product?.sku === uid)?.product
    const listed = member ? listedPrice(member) : null
    total.final += (listed?.final ?? 0) * count
    total.regular += (listed?.regular ?? 0) * count
  }
  return total
}

export const groupedProduct: ProductTypeHandler<GroupedDetail> = {
  fields: (product) => [membersOf(product)],
  isChosen: () => true,
  cartItems: (product, choice) =>
    countedIn(membersOf(product), choice).map(({ uid, count }) => ({ sku: uid, quantity: count })),
  price: priceOf,
}

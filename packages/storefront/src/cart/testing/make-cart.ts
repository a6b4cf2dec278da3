// A cart for tests: one configurable line, a coupon, shipping and the taxes of Québec.
import type { CartFragment, MoneyFragment } from '@loftwood/graphql-types'

export const money = (value: number): MoneyFragment => ({ __typename: 'Money', value, currency: 'CAD' })

const address = {
  firstname: 'Maude',
  lastname: 'Tremblay',
  company: null,
  street: ['4200, boul. Saint-Laurent'],
  city: 'Montréal',
  region: { __typename: 'CartAddressRegion', code: 'QC', label: 'Québec', region_id: 68 },
  postcode: 'H2W 2R2',
  country: { __typename: 'CartAddressCountry', code: 'CA', label: 'Canada' },
  telephone: '514 555-0199',
} as const

const item = {
  __typename: 'ConfigurableCartItem',
  uid: 'line-1',
  quantity: 1,
  errors: null,
  product: {
    __typename: 'ConfigurableProduct',
    uid: 'bed',
    sku: 'BED',
    name: 'Laurier Low Bunk Bed',
    url_key: 'laurier',
  },
  prices: { __typename: 'CartItemPrices', price: money(1399), row_total: money(1399) },
  configurable_options: [{ option_label: 'Finish', value_label: 'Espresso' }],
}

/** Only the fields that the shop reads, as the back end answers them. */
export function makeCart(overrides: Partial<CartFragment> = {}): CartFragment {
  const cart = {
    __typename: 'Cart',
    id: 'cart-1',
    email: null,
    is_virtual: false,
    total_quantity: 1,
    applied_coupons: [{ __typename: 'AppliedCoupon', code: 'WELCOME10' }],
    items: [item],
    prices: {
      __typename: 'CartPrices',
      subtotal_excluding_tax: money(1399),
      subtotal_including_tax: money(1608.5),
      subtotal_with_discount_excluding_tax: money(1259.1),
      grand_total: money(1561.48),
      discounts: [{ __typename: 'Discount', label: 'WELCOME10', amount: money(139.9) }],
      applied_taxes: [
        { __typename: 'CartTaxItem', label: 'GST', amount: money(67.91) },
        { __typename: 'CartTaxItem', label: 'QST', amount: money(135.47) },
      ],
    },
    shipping_addresses: [
      {
        __typename: 'ShippingCartAddress',
        ...address,
        available_shipping_methods: [],
        selected_shipping_method: {
          __typename: 'SelectedShippingMethod',
          carrier_code: 'freight',
          carrier_title: 'Loftwood',
          method_code: 'home',
          method_title: 'Home delivery',
          amount: money(99),
        },
      },
    ],
    billing_address: null,
    available_payment_methods: [],
    selected_payment_method: null,
    ...overrides,
  }
  return cart as unknown as CartFragment
}

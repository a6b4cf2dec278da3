// Gift cards: an amount, fixed or free, and who gives it to whom.
import type { ProductDetail } from '../product-detail.ts'
import { amountOf, pickedIn, typedIn, type ChoiceField, type TextField } from './choice-field.ts'
import type { ProductTypeHandler } from './product-type.ts'

type GiftCardDetail = Extract<ProductDetail, { __typename: 'GiftCardProduct' }>
type GiftCardOption = NonNullable<NonNullable<GiftCardDetail['gift_card_options']>[number]>

const AMOUNT_KEY = 'amount'
/** Option value for a free amount. */
export const OWN_AMOUNT = 'own'

/** The field's name in the last part of a uid, e.g. `giftcard/giftcard_recipient_email` in base64. */
function nameOf(uid: string): string {
  return atob(uid).split('/').at(-1) ?? ''
}

const isAmount = ({ uid }: Pick<GiftCardOption, 'uid'>) => nameOf(uid) === 'custom_giftcard_amount'

function inputOf(uid: string): TextField['input'] {
  const name = nameOf(uid)
  if (name.endsWith('email')) return 'email'
  if (name.endsWith('amount')) return 'amount'
  return name.endsWith('message') ? 'lines' : 'line'
}

function optionsOf(product: GiftCardDetail): GiftCardOption[] {
  return (product.gift_card_options ?? [])
    .filter((option) => option !== null)
    .sort((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0))
}

function amountField(product: GiftCardDetail): ChoiceField[] {
  const amounts = (product.giftcard_amounts ?? []).filter((amount) => amount !== null)
  const own = optionsOf(product).find(isAmount)
  if (amounts.length === 0) return []
  const currency = product.price_range.minimum_price?.final_price.currency ?? null
  const option = (uid: string, label: string, price: number | null) => ({
    uid,
    label,
    price,
    currency,
    isSoldOut: false,
    count: null,
    link: null,
  })
  const fixed = amounts.map(({ uid, value }) => option(uid, '', value))
  return [
    {
      kind: 'pick',
      key: AMOUNT_KEY,
      label: '',
      isRequired: true,
      isMany: false,
      options: own ? [...fixed, option(OWN_AMOUNT, '', null)] : fixed,
      initial: [],
    },
  ]
}

function textField(product: GiftCardDetail, option: GiftCardOption, isRequired: boolean): TextField {
  const { open_amount_min: from, open_amount_max: to } = product
  return {
    kind: 'text',
    key: option.uid,
    label: option.title ?? '',
    isRequired,
    input: inputOf(option.uid),
    maxLength: inputOf(option.uid) === 'lines' ? product.message_max_length : null,
    price: null,
    range: isAmount(option) && from != null && to != null ? { from, to } : null,
  }
}

/** The field for a free amount shows once it is chosen over the fixed ones. */
function fields(product: GiftCardDetail, given: Parameters<typeof pickedIn>[1]): ChoiceField[] {
  const amounts = amountField(product)
  const isOwn = amounts.every((field) => field.kind === 'pick' && pickedIn(field, given).includes(OWN_AMOUNT))
  const texts = optionsOf(product)
    .filter((option) => !isAmount(option) || isOwn)
    .map((option) => textField(product, option, isAmount(option) || option.required === true))
  return [...amounts, ...texts]
}

export const giftCardProduct: ProductTypeHandler<GiftCardDetail> = {
  fields,
  isChosen: () => true,
  cartItems: (product, choice) => {
    const allFields = fields(product, choice)
    const picked = allFields.flatMap((field) => (field.kind === 'pick' ? pickedIn(field, choice) : []))
    return [
      {
        sku: product.sku ?? '',
        quantity: choice.quantity,
        selected_options: picked.filter((uid) => uid !== OWN_AMOUNT),
        entered_options: allFields.flatMap((field) => {
          const value = field.kind === 'text' ? typedIn(field, choice) : ''
          return value === '' ? [] : [{ uid: field.key, value }]
        }),
      },
    ]
  },
  price: (product, choice) => {
    const allFields = fields(product, choice)
    const own = allFields.find((field) => field.kind === 'text' && field.input === 'amount')
    const picked = allFields.flatMap((field) =>
      field.kind === 'pick' ? field.options.filter(({ uid }) => pickedIn(field, choice).includes(uid)) : [],
    )
    const amount = own?.kind === 'text' ? amountOf(typedIn(own, choice)) : picked[0]?.price
    return amount ? { final: amount, regular: amount } : null
  },
}

// What is chosen on the product page: options, answers and quantity, the options also in the URL.
import { useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import type { MoneyValue } from '../../platform/i18n/format.ts'
import type { ProductDetail } from '../product-detail.ts'
import type { Answers, ChoiceField, Counts } from '../types/choice-field.ts'
import type { PricePair, ProductChoice } from '../types/product-type.ts'
import { fieldsOf, priceOfChoice } from '../types/product-types.ts'
import {
  chosenVariant,
  type ChosenVariant,
  picturedVariant,
  type Selection,
  selectionFromQuery,
  selectionToQuery,
} from './variant-selection.ts'

/** Id of a field, to which the focus goes when it is invalid. */
export const choiceFieldId = (key: string): string => `field-${key.replace(/[^\w-]/g, '_')}`

export interface ChoiceState extends ProductChoice {
  variant: ChosenVariant | null
  /** Whose pictures to show; follows the finish before the choice is complete. */
  pictured: ChosenVariant | null
  /** Fields besides the variant. */
  fields: readonly ChoiceField[]
  /** The price of one as chosen; null while something that makes it up is open. */
  price: PricePair | null
  /** Whether an option's price comes on top of the product's, rather than making it up. */
  isPriceAdded: boolean
  /** Chooses one value of one option group. */
  choose: (code: string, uid: string) => void
  /** Answers a field: the uids picked, or the one text typed. */
  answer: (key: string, values: readonly string[]) => void
  setCount: (uid: string, count: number) => void
  setQuantity: (quantity: number) => void
  /** Ids of quantities typed that are none. */
  invalidQuantities: readonly string[]
  setInvalid: (id: string, isInvalid: boolean) => void
  /** An amount in the product's currency. */
  money: (value: number) => MoneyValue
}

/** Replaces the option parameters of the present URL and leaves the others. */
function writeUrl(product: ProductDetail, selection: Selection): void {
  if (product.__typename !== 'ConfigurableProduct') return
  const url = new URL(window.location.href)
  for (const [code, id] of Object.entries(selectionToQuery(product, selection)))
    url.searchParams.set(code, id)
  window.history.replaceState(window.history.state, '', url)
}

/** Starts from the URL, so that a link shows the same variant, on the server too. */
function useSelection(product: ProductDetail) {
  const { urlParsed } = usePageContext()
  const isConfigurable = product.__typename === 'ConfigurableProduct'
  const [selection, setSelection] = useState<Selection>(() =>
    isConfigurable ? selectionFromQuery(product, urlParsed.search) : {},
  )
  return {
    selection,
    variant: isConfigurable ? chosenVariant(product, selection) : null,
    pictured: isConfigurable ? picturedVariant(product, selection) : null,
    choose: (code: string, uid: string) => {
      const next = { ...selection, [code]: uid }
      setSelection(next)
      writeUrl(product, next)
    },
  }
}

const isGiftCard = ({ __typename }: ProductDetail) => __typename === 'GiftCardProduct'

export function useChoice(product: ProductDetail): ChoiceState {
  const { selection, ...options } = useSelection(product)
  const [answers, setAnswers] = useState<Answers>({})
  const [counts, setCounts] = useState<Counts>({})
  const [quantity, setQuantity] = useState(1)
  const [invalidQuantities, setInvalid] = useState<readonly string[]>([])
  const currency = product.price_range.minimum_price?.final_price.currency ?? null
  return {
    ...options,
    selection,
    answers,
    counts,
    quantity,
    fields: fieldsOf(product, { answers, counts }),
    price: priceOfChoice(product, { selection, answers, counts, quantity }),
    isPriceAdded: !(product.__typename === 'BundleProduct' ? product.dynamic_price : isGiftCard(product)),
    answer: (key, values) => setAnswers((previous) => ({ ...previous, [key]: values })),
    setCount: (uid, count) => setCounts((previous) => ({ ...previous, [uid]: count })),
    setQuantity,
    invalidQuantities,
    setInvalid: (id, isInvalid) =>
      setInvalid((others) => [...others.filter((other) => other !== id), ...(isInvalid ? [id] : [])]),
    money: (value) => ({ value, currency }),
  }
}

// What is chosen of the product and how it goes into the cart, for parts of its page that read it when they are pressed only.
import { useEffect, useRef, type RefObject } from 'react'
import type { ProductDetail } from '../product-detail.ts'
import type { AddToCartState } from './use-add-to-cart.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'

/** Stays the same object: what depends on it is not rendered again with every choice. */
export type Buying = RefObject<{ product: ProductDetail; choice: ChoiceState; cart: AddToCartState }>

export function useBuying(product: ProductDetail, choice: ChoiceState, cart: AddToCartState): Buying {
  const buying = useRef({ product, choice, cart })
  useEffect(() => {
    buying.current = { product, choice, cart }
  })
  return buying
}

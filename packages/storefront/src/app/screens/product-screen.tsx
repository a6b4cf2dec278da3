// A product behind the catch-all address.
import { ProductPage } from '../../product/product-page.tsx'

export const Screen = ProductPage

import { ProductPage } from '../../src/features/product/product-page.tsx'

export default ProductPage

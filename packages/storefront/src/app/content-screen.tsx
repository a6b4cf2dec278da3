// A text of the back end with the products that it links to.
import { ContentPage } from '../content/content-page.tsx'
import { ProductsOfText } from '../product/related/products-of-text.tsx'

export function ContentScreen() {
  return <ContentPage productsOf={(html) => <ProductsOfText html={html} />} />
}

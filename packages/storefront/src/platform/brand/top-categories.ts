// Variables of the query of the menu's top, the same on the server and in the components: the brand's footer links more.
import { brand } from './current-brand.ts'

export function topCategoriesVariables() {
  const { footerCategories } = brand()
  return footerCategories ? { others: { url_path: { in: [...footerCategories] } }, hasOthers: true } : {}
}

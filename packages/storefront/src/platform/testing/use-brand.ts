// Unit tests are about the shop of the embedded back end.
import { chooseBrand } from '../brand/current-brand.ts'

export const TESTED_BRAND = 'loftwood'

chooseBrand(TESTED_BRAND)
if (typeof document !== 'undefined') document.documentElement.dataset['brand'] = TESTED_BRAND

// Grouped products are shown together and bought one by one: each child by its own SKU, never the group itself.
import { cartUserError } from '../cart-user-error.ts'
import { simple } from './plain.ts'
import type { ProductTypeRule } from './product-type.ts'

export const grouped: ProductTypeRule = { ...simple, choose: () => cartUserError('QUANTITIES_MISSING') }

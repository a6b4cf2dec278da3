import { CartScreen } from '../../src/features/cart/cart-screen.tsx'

export default CartScreen

import { CartScreen } from '../../src/cart/cart-screen.tsx'

export default CartScreen

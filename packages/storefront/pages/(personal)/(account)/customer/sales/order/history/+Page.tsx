export { OrdersScreen as Page } from '../../../../../../../src/order/orders-screen.tsx'

export { OrderScreen as Page } from '../../../../../../../../../src/order/order-screen.tsx'

export { GuestOrderScreen as Page } from '../../../../../../src/order/guest-order-screen.tsx'

export { GuestCancelScreen as Page } from '../../../../../../src/order/guest-cancel-screen.tsx'

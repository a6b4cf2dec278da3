export { AddressScreen as Page } from '../../../../../../src/customer/address-screen.tsx'

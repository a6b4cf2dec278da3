export { AddressesScreen as Page } from '../../../../../../src/customer/addresses-screen.tsx'

export { DeleteScreen as Page } from '../../../../../../src/customer/delete-screen.tsx'

export { EditScreen as Page } from '../../../../../../src/customer/edit-screen.tsx'

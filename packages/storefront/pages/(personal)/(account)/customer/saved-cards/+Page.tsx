export { SavedCardsScreen as Page } from '../../../../../src/customer/saved-cards-screen.tsx'

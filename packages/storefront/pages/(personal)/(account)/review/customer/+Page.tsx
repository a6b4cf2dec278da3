export { ReviewsScreen as Page } from '../../../../../src/customer/reviews-screen.tsx'

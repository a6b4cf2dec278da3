export { StockAlertUnsubscribeScreen as Page } from '../../../../../src/store/mail-link-screens.tsx'

// Store views for tests: those of the embedded back end.
import type { StoreView, StoreViews } from '../store-views.ts'

const shared = { currency: 'CAD', timeZone: 'America/Toronto' }

export const EN: StoreView = {
  code: 'default',
  prefix: '',
  locale: 'en-CA',
  language: 'en',
  name: 'English',
  ...shared,
}
export const FR: StoreView = {
  code: 'fr',
  prefix: '/fr',
  locale: 'fr-CA',
  language: 'fr',
  name: 'Français',
  ...shared,
}
export const VIEWS: StoreViews = [EN, FR]

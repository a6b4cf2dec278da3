// The showrooms as search engines read them (schema.org FurnitureStore).
import type { StoreLocation } from './stores-data.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function storesJsonLd(stores: readonly StoreLocation[]) {
  return { '@context': 'https://schema.org', '@graph': stores.map(furnitureStore) }
}

function furnitureStore(store: StoreLocation) {
  return {
    '@type': 'FurnitureStore',
    name: store.name,
    telephone: store.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.street,
      addressLocality: store.city,
      addressRegion: store.region_code,
      postalCode: store.postcode,
      addressCountry: store.country_code,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: store.opening_hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day - 1]}`),
      opens,
      closes,
    })),
  }
}

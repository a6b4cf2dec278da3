// A showroom where orders are picked up, with Magento's field names.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import { PROVINCE_TIME_ZONES } from '../../platform/province-time-zones.ts'

interface Reading {
  rules: ShopRules
  language: 'en' | 'fr'
}

/** Null where the shop no longer has it. */
export function pickupPlace(pickupCode: string | null, { rules, language }: Reading) {
  const showroom = rules.store.showrooms.find(({ code, pickup }) => code === pickupCode && pickup)
  if (!showroom) return null
  const { code, name, pickup, street, city, provinceCode, postalCode, countryCode, phone } = showroom
  const country = rules.countries.find(({ id }) => id === countryCode)
  const region = country?.regions.find((each) => each.code === provinceCode)
  return {
    pickup_location_code: code,
    name: name[language],
    description: pickup?.[language] ?? null,
    street,
    city,
    region: region?.name[language] ?? provinceCode,
    region_id: region?.id ?? null,
    postcode: postalCode,
    country_id: countryCode,
    phone,
    latitude: showroom.latitude,
    longitude: showroom.longitude,
    opening_hours: showroom.openingHours,
    timezone: PROVINCE_TIME_ZONES[provinceCode] ?? rules.store.timezone,
  }
}

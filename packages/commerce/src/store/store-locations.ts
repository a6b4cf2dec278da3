// The showrooms of store.json, for the store locator.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import type { Context } from '../context.ts'
import { checkPage, checkPageExists, pageInfo, type Page } from '../platform/paging.ts'
import { distanceKm, findPlace, type Place } from './places.ts'
import { PROVINCE_TIME_ZONES } from './province-time-zones.ts'

type Showroom = ShopRules['store']['showrooms'][number]

/** All of them; the nearest first when the place is known. */
export function storeLocations(near: string | null | undefined, context: Context) {
  const { store } = context.shop.rules
  const place = near ? findPlace(near) : undefined
  const items = store.showrooms.map((showroom) => locationNode(showroom, place, context))
  if (place) items.sort((one, other) => (one.distance_km ?? 0) - (other.distance_km ?? 0))
  return { items, near: place ?? null }
}

/** The showrooms as Magento's places of pick-up. @throws PAGE_SIZE_INVALID, CURRENT_PAGE_INVALID, PAGE_NOT_THERE */
export function pickupLocations(page: Page, context: Context) {
  const { showrooms } = context.shop.rules.store
  checkPage(page)
  checkPageExists(page, showrooms.length)
  const start = (page.currentPage - 1) * page.pageSize
  const items = showrooms.slice(start, start + page.pageSize).map((showroom) => {
    const { name, note, street, city, region, postcode, country_code, phone, latitude, longitude } =
      locationNode(showroom, undefined, context)
    return {
      pickup_location_code: showroom.code,
      name,
      description: note,
      street,
      city,
      region,
      postcode,
      country_id: country_code,
      phone,
      latitude,
      longitude,
    }
  })
  return { items, page_info: pageInfo(page, showrooms.length), total_count: showrooms.length }
}

function locationNode(showroom: Showroom, place: Place | undefined, { shop, view, mediaUrl }: Context) {
  const { code, name, note, picture, street, city, provinceCode, postalCode, countryCode, phone } = showroom
  const country = shop.rules.countries.find(({ id }) => id === countryCode)
  const region = country?.regions.find((each) => each.code === provinceCode)
  return {
    code,
    name: name[view.language],
    note: note[view.language],
    image: picture
      ? {
          url: `${mediaUrl}/catalog/category/${picture.file}`,
          description: picture.description[view.language],
        }
      : null,
    street,
    city,
    region_code: provinceCode,
    region: region?.name[view.language] ?? provinceCode,
    postcode: postalCode,
    country_code: countryCode,
    phone,
    latitude: showroom.latitude,
    longitude: showroom.longitude,
    timezone: PROVINCE_TIME_ZONES[provinceCode] ?? shop.rules.store.timezone,
    opening_hours: showroom.openingHours,
    distance_km: place ? distanceKm(place, showroom) : null,
  }
}

// The showrooms of store.json, for the store locator.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import type { Context } from '../context.ts'
import { checkPage, checkPageExists, pageInfo, type Page } from '../platform/paging.ts'
import { distanceKm, findPlace, type Place } from './places.ts'
import { pickupPlace } from '../cart/delivery/pickup-place.ts'
import { PROVINCE_TIME_ZONES } from '../platform/province-time-zones.ts'

type Showroom = ShopRules['store']['showrooms'][number]

/** All of them; the nearest first when the place is known. */
export function storeLocations(near: string | null | undefined, context: Context) {
  const { store } = context.shop.rules
  const place = near ? findPlace(near) : undefined
  const items = store.showrooms.map((showroom) => locationNode(showroom, place, context))
  if (place) items.sort((one, other) => (one.distance_km ?? 0) - (other.distance_km ?? 0))
  return { items, near: place ?? null }
}

/** The showrooms with pick-up as Magento's places of it. @throws PAGE_SIZE_INVALID, CURRENT_PAGE_INVALID, PAGE_NOT_THERE */
export function pickupLocations(page: Page, { shop: { rules }, view }: Context) {
  const codes = rules.store.showrooms.filter(({ pickup }) => pickup).map(({ code }) => code)
  checkPage(page)
  checkPageExists(page, codes.length)
  const start = (page.currentPage - 1) * page.pageSize
  const items = codes
    .slice(start, start + page.pageSize)
    .map((code) => pickupPlace(code, { rules, language: view.language }))
  return { items, page_info: pageInfo(page, codes.length), total_count: codes.length }
}

/** What a visitor should know, pick-up included: a sentence of its own elsewhere, it goes on after a colon here. */
function noteOf({ note, pickup }: Showroom, language: 'en' | 'fr'): string {
  if (!pickup) return note[language]
  const how = pickup[language]
  return `${note[language]} ${PICKUP[language]} ${how.charAt(0).toLowerCase()}${how.slice(1)}`
}

const PICKUP = { en: 'Pick-up:', fr: 'Cueillette\u00a0:' } as const

function locationNode(showroom: Showroom, place: Place | undefined, { shop, view, mediaUrl }: Context) {
  const { code, name, picture, street, city, provinceCode, postalCode, countryCode, phone } = showroom
  const country = shop.rules.countries.find(({ id }) => id === countryCode)
  const region = country?.regions.find((each) => each.code === provinceCode)
  return {
    code,
    name: name[view.language],
    note: noteOf(showroom, view.language),
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

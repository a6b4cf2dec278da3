// Addresses of agents as the back end takes them, and what is still missing.
import type { AnswerWords, Detail } from './answer-words.ts'
import { errorMessage, type Message } from './failure.ts'
import type { Buyer, Destination } from './checkout-inputs.ts'
import type { ShopCall } from './shop-call.ts'

export const DESTINATION = '$.fulfillment.methods[0].destinations[0]'

interface Region {
  id: number | null
  code: string | null
  name: string | null
}

const same = (one: string | null | undefined, other: string) =>
  one?.trim().toLowerCase() === other.trim().toLowerCase()

/** Two letters for a country named by its code or its English name. */
async function countryCode(call: ShopCall, name: string): Promise<string | undefined> {
  if (/^[a-z]{2}$/i.test(name)) return name.toUpperCase()
  if (same(name, 'CAN')) return 'CA'
  if (same(name, 'USA')) return 'US'
  const { countries } = await call('countries')
  const found = countries?.find(
    (country) => country && (same(country.full_name_english, name) || same(country.full_name_locale, name)),
  )
  return found?.id ?? undefined
}

export interface CompleteAddress {
  firstname: string
  lastname: string
  street: string[]
  city: string
  region?: string
  region_id?: number
  postcode: string
  country_code: string
  telephone: string
}

/** The whole address, or messages about what it lacks. */
export async function completeAddress(
  { call, words }: { call: ShopCall; words: AnswerWords },
  destination: Destination,
  buyer: Buyer,
): Promise<{ address?: CompleteAddress; messages: Message[] }> {
  const messages: Message[] = []
  const lack = (path: string, content: string, code = 'missing') => {
    messages.push(errorMessage({ severity: 'recoverable', code, content, path }))
    return ''
  }
  const need = (value: string | undefined, path: string, detail: Detail) =>
    value?.trim() || lack(path, words.missing[detail])
  const own = (field: string) => `${DESTINATION}.${field}`
  const street = need(destination.street_address, own('street_address'), 'street')
  const city = need(destination.address_locality, own('address_locality'), 'city')
  const postcode = need(destination.postal_code, own('postal_code'), 'postalCode')
  const country = need(destination.address_country, own('address_country'), 'country')
  const firstname = need(destination.first_name ?? buyer.first_name, '$.buyer.first_name', 'firstName')
  const lastname = need(destination.last_name ?? buyer.last_name, '$.buyer.last_name', 'lastName')
  const telephone = need(destination.phone_number ?? buyer.phone_number, '$.buyer.phone_number', 'phone')
  const code = country && (await countryCode(call, country))
  if (country && !code) lack(own('address_country'), words.unknownCountry, 'invalid')
  const region = code ? await regionOf(call, code, destination.address_region ?? '') : 'none'
  if (region === 'missing') lack(own('address_region'), words.missing.region)
  if (!code || messages.length > 0 || region === 'missing') return { messages }
  const address = {
    firstname,
    lastname,
    street: [street, destination.extended_address ?? ''].filter((line) => line.trim() !== ''),
    city,
    ...(region !== 'none' && {
      region: region.code ?? region.name ?? '',
      ...(region.id !== null && { region_id: region.id }),
    }),
    postcode,
    country_code: code,
    telephone,
  }
  return { address, messages }
}

/** A country's province or state by its code or name; `none` where the country has no list of them. */
async function regionOf(call: ShopCall, country: string, name: string): Promise<Region | 'missing' | 'none'> {
  const found = await call('country', country)
  const regions = (found.country?.available_regions ?? []).filter((region) => region !== null)
  if (regions.length === 0) return 'none'
  return regions.find((region) => same(region.code, name) || same(region.name, name)) ?? 'missing'
}

// The rate of each shipping method for a parcel to a place. Methods, zones and brackets are data: catalog/shipping-methods.json.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import type { ShippingMethodData } from '@loftwood/demo-store/rules-schema'
import { type Cents, toCents } from '../../platform/money.ts'
import { HOME_COUNTRY } from '../../customer/addresses/address-rules.ts'
import type { Destination } from './taxes.ts'

export interface Parcel {
  weightLb: number
  /** Of its cartons, in inches; 0 where the catalog does not say. */
  longestCartonIn: number
  /** Goods after discounts, before taxes. */
  subtotalCents: Cents
  /** A coupon makes every method free. */
  isFree: boolean
}

export interface ShippingQuote {
  carrierCode: string
  methodCode: string
  carrierTitle: LocalizedText
  methodTitle: LocalizedText
  cents: Cents
  /** What the goods lack to a delivery for nothing; 0 where it is free already, or never. */
  toFreeCents: Cents
  /** The showroom where it is picked up; null for a delivery. */
  pickupCode: string | null
  /** The customer is called to agree on the time. */
  isByAppointment: boolean
  /** Business days from shipment to the door. */
  deliveryDays: { min: number; max: number }
}

/** Where something is brought to the door. */
export function deliveredRegions(methods: readonly ShippingMethodData[]): string[] {
  const delivering = methods.filter(({ pickupAt }) => pickupAt === undefined)
  return [...new Set(delivering.flatMap(({ zones }) => zones.flatMap(({ provinces }) => provinces)))]
}

/** The methods that serve the destination, cheapest position first; empty where the shop does not deliver. */
export function shippingQuotes(
  methods: readonly ShippingMethodData[],
  destination: Destination,
  parcel: Parcel,
): ShippingQuote[] {
  if (destination.countryCode !== HOME_COUNTRY) return []
  const isLarge = isTooLong(methods, parcel)
  return methods
    .filter((method) => isShortEnough(method, parcel) && (isLarge || parcel.weightLb >= (method.fromLb ?? 0)))
    .toSorted((a, b) => a.position - b.position)
    .flatMap((method) => quote(method, destination, parcel) ?? [])
}

const isShortEnough = ({ longestCartonIn = Infinity }: ShippingMethodData, parcel: Parcel): boolean =>
  parcel.longestCartonIn <= longestCartonIn

/** Whether a carton is too long for every method that brings light goods to the door. */
function isTooLong(methods: readonly ShippingMethodData[], parcel: Parcel): boolean {
  const light = methods.filter(({ fromLb, pickupAt }) => fromLb === undefined && pickupAt === undefined)
  return light.length > 0 && !light.some((method) => isShortEnough(method, parcel))
}

function quote(
  method: ShippingMethodData,
  destination: Destination,
  parcel: Parcel,
): ShippingQuote | undefined {
  const zone = method.zones.find((each) =>
    each.provinces.some((province) => province === destination.regionCode),
  )
  const bracket = zone?.brackets.find((each) => parcel.weightLb <= each.upToLb)
  if (!zone || !bracket) return undefined
  const toFreeCents = zone.freeOver === undefined ? 0 : toCents(zone.freeOver) - parcel.subtotalCents
  const isFree = parcel.isFree || (zone.freeOver !== undefined && toFreeCents <= 0)
  return {
    carrierCode: method.carrierCode,
    methodCode: method.methodCode,
    carrierTitle: method.carrierTitle,
    methodTitle: method.methodTitle,
    cents: isFree ? 0 : toCents(bracket.price),
    toFreeCents: isFree || bracket.price === 0 ? 0 : toFreeCents,
    pickupCode: method.pickupAt ?? null,
    isByAppointment: method.byAppointment === true,
    deliveryDays: zone.deliveryDays,
  }
}

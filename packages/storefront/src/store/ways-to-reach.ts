// Links to a place and to a phone.

/** The way there, in the visitor's map application or on the web. */
export const directionsUrl = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`

export const phoneUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

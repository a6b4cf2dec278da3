// Where a parcel is followed: the tracking pages of the carriers that deliver in Canada.
import type { Tracking } from './order-documents.ts'

/** By the carrier's name in lower case, without spaces. */
const TRACKING_PAGES: Readonly<Record<string, (number: string) => string>> = {
  canadapost: (number) =>
    `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${number}`,
  postescanada: (number) =>
    `https://www.canadapost-postescanada.ca/track-reperage/fr#/search?searchFor=${number}`,
  purolator: (number) => `https://www.purolator.com/en/shipping/tracker?pin=${number}`,
  ups: (number) => `https://www.ups.com/track?tracknum=${number}`,
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
}

/** The page that follows this parcel; undefined for other carriers. */
export function trackingUrl({ title, number }: Tracking): string | undefined {
  const page = TRACKING_PAGES[title.toLowerCase().replaceAll(/[^a-z]/g, '')]
  return page?.(encodeURIComponent(number))
}

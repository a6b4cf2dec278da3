// Where a parcel is followed: the tracking pages of the carriers that deliver in Canada.
import type { Language } from '../platform/analyze-text.ts'
import type { Tracking } from './order-documents.ts'

/** By the carrier's name in lower case, without spaces. */
const TRACKING_PAGES: Readonly<Record<string, (number: string, language: Language) => string>> = {
  canadapost: canadaPost,
  postescanada: canadaPost,
  purolator: (number, language) => `https://www.purolator.com/${language}/shipping/tracker?pin=${number}`,
  ups: (number) => `https://www.ups.com/track?tracknum=${number}`,
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
}

/** The page that follows this parcel, in the shopper's language where the carrier has it; undefined for other carriers. */
export function trackingUrl({ title, number }: Tracking, language: Language): string | undefined {
  const page = TRACKING_PAGES[title.toLowerCase().replaceAll(/[^a-z]/g, '')]
  return page?.(encodeURIComponent(number), language)
}

function canadaPost(number: string, language: Language): string {
  return `https://www.canadapost-postescanada.ca/track-reperage/${language}#/search?searchFor=${number}`
}

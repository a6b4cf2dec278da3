// What the shopper agreed to, by the rules of the store (docs/product.md, Scripts of others).
import { LOCALE_COOKIE_DAYS } from '../../platform/constants.ts'
import { cookieValue } from '../../platform/cookies.ts'

/** The store's settings, as `pinterestOptions` answers them. */
export interface PrivacyOptions {
  is_user_connected?: boolean | null
  is_conversion_config_enabled?: boolean | null
  is_gdpr_enabled?: boolean | null
  is_cookie_restriction_mode_enabled?: boolean | null
  /** 1: nothing before the shopper agrees to the store's cookies. 2: everything by default. */
  gdpr_option?: number | null
  gdpr_cookie_name?: string | null
  current_website_id?: number | null
}

/** `open`: the shopper has not answered yet. */
export type Consent = 'granted' | 'refused' | 'open'

/** Whether this store asks for consent before third-party scripts load. */
export function mustAsk(options: PrivacyOptions): boolean {
  const { is_gdpr_enabled: isOn, is_cookie_restriction_mode_enabled: isRestricted, gdpr_option } = options
  return isOn === true && gdpr_option === 1 && isRestricted === true
}

/** @param cookies `document.cookie` */
export function consentOf(options: PrivacyOptions, cookies: string): Consent {
  if (options.is_gdpr_enabled !== true || options.gdpr_option === 2) return 'granted'
  // Without the question there is no way to agree.
  if (!mustAsk(options)) return 'refused'
  const answers = answersIn(options, cookies)
  const own = answers?.[websiteOf(options)]
  if (Number(own) === 1) return 'granted'
  return own === undefined ? 'open' : 'refused'
}

/** Ads are tracked where that is set up and the shopper agrees. */
export function mayTrackAds(options: PrivacyOptions, cookies: string): boolean {
  return (
    options.is_user_connected === true &&
    options.is_conversion_config_enabled === true &&
    consentOf(options, cookies) === 'granted'
  )
}

/** The assignment to `document.cookie` that stores an answer beside those for other websites of the store. */
export function consentCookie(options: PrivacyOptions, cookies: string, isGiven: boolean): string {
  const answers = { ...answersIn(options, cookies), [websiteOf(options)]: isGiven ? 1 : 0 }
  const value = encodeURIComponent(JSON.stringify(answers))
  const maxAge = LOCALE_COOKIE_DAYS * 24 * 60 * 60
  return `${options.gdpr_cookie_name ?? ''}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; Secure`
}

const websiteOf = ({ current_website_id: id }: PrivacyOptions) => String(id ?? '')

/** The cookie holds JSON: website id -> 1. */
function answersIn(options: PrivacyOptions, cookies: string): Record<string, unknown> | undefined {
  const text = cookieValue(cookies, options.gdpr_cookie_name ?? '')
  if (text === undefined) return undefined
  try {
    const answers = JSON.parse(text) as unknown
    return typeof answers === 'object' && answers !== null ? { ...answers } : undefined
  } catch {
    return undefined
  }
}

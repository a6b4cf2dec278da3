// Whether ads may be tracked: the rules of the store and what the shopper agreed to (specification, section 5).
import { cookieValue } from '../../shared/cookies.ts'

/** The store's settings, as `pinterestOptions` answers them. */
export interface AdTracking {
  is_user_connected?: boolean | null
  is_conversion_config_enabled?: boolean | null
  is_gdpr_enabled?: boolean | null
  is_cookie_restriction_mode_enabled?: boolean | null
  /** 1: nothing before the shopper agrees to the store's cookies. 2: everything unless told otherwise. */
  gdpr_option?: number | null
  gdpr_cookie_name?: string | null
  current_website_id?: number | null
}

/** Tracking runs where it is set up and allowed. @param cookies `document.cookie` */
export function mayTrackAds(options: AdTracking, cookies: string): boolean {
  return (
    options.is_user_connected === true &&
    options.is_conversion_config_enabled === true &&
    hasConsent(options, cookies)
  )
}

function hasConsent(options: AdTracking, cookies: string): boolean {
  if (options.is_gdpr_enabled !== true) return true
  if (options.gdpr_option === 2) return true
  if (options.gdpr_option !== 1 || options.is_cookie_restriction_mode_enabled !== true) return false
  const given = cookieValue(cookies, options.gdpr_cookie_name ?? '')
  return given !== undefined && allowsWebsite(given, String(options.current_website_id ?? ''))
}

/** The cookie holds JSON: website id -> 1. */
function allowsWebsite(cookie: string, websiteId: string): boolean {
  try {
    const allowed = JSON.parse(cookie) as Record<string, unknown> | null
    return Number(allowed?.[websiteId]) === 1
  } catch {
    return false
  }
}

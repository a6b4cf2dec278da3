/** How the tests learn of the shop in front of a live Magento; global-setup.ts sets the first two, the command the others. */
import { NO_LIMITS } from '../harness/shop-servers.ts'

export const LIVE_SHOP_ENV = 'LIVE_SHOP_URL'
/** Where the recorder takes the names of journeys; unset when nothing is recorded. */
export const RECORDER_ENV = 'LIVE_RECORDER_URL'
/** GraphQL address of the back end. */
export const BACK_END_ENV = 'LIVE_BACK_END'
/** The folder that recordings are written to; unset when nothing is recorded. */
export const RECORD_ENV = 'LIVE_RECORD'
/** Set when some journeys alone are recorded: the recordings of the others stay. */
export const RECORD_PART_ENV = 'LIVE_RECORD_PART'

/** Of the shop: it starts as for an operator who names no brand, and lets the profile of the tests' agent through. */
export const SHOP_ENV = { LOG_LEVEL: 'error', BRAND: '', UCP_LOCAL_PROFILES: 'true', ...NO_LIMITS }

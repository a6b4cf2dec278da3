// Options of the shop's captcha; absent without a captcha.

/** The forms that can have a captcha. */
export const CAPTCHA_FORMS = ['contact', 'forgot', 'login', 'register', 'reset'] as const

export type CaptchaForm = (typeof CAPTCHA_FORMS)[number]

/** The captcha of one form. */
export interface CaptchaWidget {
  siteKey: string
  /** 2: a box to tick. 3: nothing to do. */
  version: number
  /** Of version 2. Invisible: a question only to whom the provider doubts. */
  size: 'normal' | 'compact' | 'invisible'
  /** Where the provider's badge stands; undefined: a text replaces it. */
  badge?: BadgePosition
}

export type BadgePosition = 'bottomright' | 'bottomleft' | 'inline'

export interface CaptchaOptions {
  /** Address of the provider's script. */
  script: string
  forms: Partial<Record<CaptchaForm, CaptchaWidget>>
}

// Options of the shop's captcha, from an element in the page's head; absent without a captcha.

import { metaContent } from '../head/meta.ts'

export interface CaptchaOptions {
  /** Address of the provider's script. */
  script: string
  siteKey: string
  /** 2: a box to tick. 3: nothing to do. */
  version: number
  /** Of the box. */
  size: 'normal' | 'compact'
}

/** The options of this page; undefined without a captcha. */
export function captchaOptions(): CaptchaOptions | undefined {
  const content = metaContent('captcha')
  return content === undefined ? undefined : (JSON.parse(content) as CaptchaOptions)
}

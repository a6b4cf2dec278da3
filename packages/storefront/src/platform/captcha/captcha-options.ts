// How the captcha of the shop is set up: told by the server in the page's head, absent where there is none.

/** Name of the meta element. */
export const CAPTCHA_META = 'captcha'

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
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${CAPTCHA_META}"]`)
  return meta ? (JSON.parse(meta.content) as CaptchaOptions) : undefined
}

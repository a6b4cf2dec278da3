// The captcha of a form, as the document says.
import { documentSettings } from '../settings.ts'
import type { CaptchaForm, CaptchaWidget } from './captcha-options.ts'

/** The options of a form of this page; undefined without a captcha. */
export function captchaOf(form: CaptchaForm): (CaptchaWidget & { script: string }) | undefined {
  const { script = '', forms } = documentSettings().captcha ?? {}
  return forms?.[form] && { ...forms[form], script }
}

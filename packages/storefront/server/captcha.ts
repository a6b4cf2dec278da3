// Which form has which captcha: by this server's settings, or else by those of the back end.
import type {
  ReCaptchaFormEnum,
  RecaptchaFormConfigQuery,
  RecaptchaV3ConfigQuery,
} from '@loftwood/graphql-types'
import {
  CAPTCHA_FORMS,
  type BadgePosition,
  type CaptchaForm,
  type CaptchaOptions,
  type CaptchaWidget,
} from '../src/platform/captcha/captcha-options.ts'
import { lacks, type Capabilities } from './capabilities.ts'
import type { CaptchaSettings } from './config.ts'
import { readMethod } from './read-method.ts'
import type { Upstream } from './upstream.ts'

export type CaptchaForms = CaptchaOptions['forms']

/** The names of our forms in Magento. Who registers is signed in too, and Magento checks both. */
const NAMES: Record<CaptchaForm, readonly ReCaptchaFormEnum[]> = {
  contact: ['CONTACT'],
  forgot: ['CUSTOMER_FORGOT_PASSWORD'],
  login: ['CUSTOMER_LOGIN'],
  register: ['CUSTOMER_CREATE', 'CUSTOMER_LOGIN'],
  reset: ['CUSTOMER_FORGOT_PASSWORD'],
}

type WidgetsByName = Partial<Record<ReCaptchaFormEnum, CaptchaWidget>>

const KINDS = {
  INVISIBLE: { version: 2, size: 'invisible' },
  RECAPTCHA: { version: 2, size: 'normal' },
  RECAPTCHA_V3: { version: 3, size: 'invisible' },
} as const

/** The options of a page. A site key among the settings is that of every form, whatever the back end has. */
export function captchaFor(
  settings: CaptchaSettings | undefined,
  found: CaptchaForms | null,
): CaptchaOptions | undefined {
  if (settings === undefined) return undefined
  const { script, ...widget } = settings
  const ofSettings = () => Object.fromEntries(CAPTCHA_FORMS.map((form) => [form, widget]))
  return { script, forms: widget.siteKey === '' && found !== null ? found : ofSettings() }
}

/** Of the default store view; null where the back end says nothing of it. @throws when the middleware does not answer */
export async function readCaptchaForms(
  upstream: Upstream,
  capabilities: Capabilities,
): Promise<CaptchaForms | null> {
  const widgets = lacks(capabilities, 'recaptchaForms')
    ? await widgetsOfVersion3(upstream, capabilities)
    : await widgetsOfForms(upstream)
  if (widgets === null) return null
  const forms = CAPTCHA_FORMS.flatMap((form) => {
    const widget = NAMES[form].map((name) => widgets[name]).find((each) => each !== undefined)
    return widget ? [[form, widget] as const] : []
  })
  return Object.fromEntries(forms)
}

/** Magento before 2.4.8 names the forms of version 3 only: without one, others may have version 2. */
async function widgetsOfVersion3(
  upstream: Upstream,
  capabilities: Capabilities,
): Promise<WidgetsByName | null> {
  if (lacks(capabilities, 'recaptcha')) return null
  const { recaptchaV3Config: found } = await readMethod<RecaptchaV3ConfigQuery>(upstream, 'recaptchaV3Config')
  if (!found?.is_enabled) return null
  const { website_key: siteKey, badge_position, forms } = found
  const widget = { ...KINDS.RECAPTCHA_V3, siteKey, badge: badgeOf(badge_position) }
  return Object.fromEntries(forms.flatMap((name) => (name ? [[name, widget]] : [])))
}

async function widgetsOfForms(upstream: Upstream): Promise<WidgetsByName | null> {
  const names = [...new Set(Object.values(NAMES).flat())]
  const widgets: WidgetsByName = {}
  for (const formType of names) {
    const { recaptchaFormConfig: found } = await readMethod<RecaptchaFormConfigQuery>(
      upstream,
      'recaptchaFormConfig',
      { formType },
    )
    if (!found) return null
    const { is_enabled, configurations } = found
    if (!is_enabled || !configurations) continue
    const { website_key: siteKey, badge_position, re_captcha_type } = configurations
    const kind = KINDS[re_captcha_type]
    // A box has no badge.
    const badge = kind.size === 'invisible' ? { badge: badgeOf(badge_position) } : {}
    widgets[formType] = { ...kind, siteKey, ...badge }
  }
  return widgets
}

/** The provider's own default where Magento has none of its three. */
function badgeOf(position: string | null): BadgePosition {
  return position === 'bottomleft' || position === 'inline' ? position : 'bottomright'
}

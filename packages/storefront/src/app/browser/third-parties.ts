// Third-party scripts and the conditions of each. None loads unless the server's configuration names it,
// and none before consent where the store requires it.
import { browserStore } from '../../platform/browser-store.ts'
import { consentAtom } from '../../platform/consent.ts'
import { documentSettings } from '../../platform/settings.ts'
import type { ThirdPartyName, ThirdPartyScripts } from '../../platform/third-party-scripts.ts'
import { consentCookie, consentOf, mayTrackAds, mustAsk, type PrivacyOptions } from './consent-rules.ts'
import { loadScript } from '../../platform/load-script.ts'

/** Version of the library that processes the queue. */
const VERSION = '3.0'

type Track = ((...call: unknown[]) => void) & { queue: unknown[][]; version: string }

declare global {
  interface Window {
    pintrk?: Track
  }
}

interface AdTracking {
  tag_id?: string | null
  is_ldp_enabled?: boolean | null
}

/** Makes the queue and reports this page; +onPageTransitionEnd.ts reports later ones.. */
function startAdTracking({ tag_id: tag, is_ldp_enabled: isLimited }: AdTracking): void {
  if (window.pintrk) return
  const queue: unknown[][] = []
  const track = Object.assign((...call: unknown[]) => void queue.push(call), { queue, version: VERSION })
  window.pintrk = track
  track('load', tag)
  if (isLimited) track('set', { opt_out_type: 'LDP' })
  track('page')
}

/** The store's settings; empty where it has none. */
type Options = PrivacyOptions & Parameters<typeof startAdTracking>[0]

interface ThirdParty {
  isAllowed: (options: Options, cookies: string) => boolean
  /** What must be there before the script. */
  prepare?: (options: Options) => void
}

const hasConsent: ThirdParty['isAllowed'] = (options, cookies) => consentOf(options, cookies) === 'granted'

const THIRD_PARTIES: Record<ThirdPartyName, ThirdParty> = {
  chat: { isAllowed: hasConsent },
  analytics: { isAllowed: hasConsent },
  // The forms that need it load it themselves.
  captcha: { isAllowed: () => false },
  adTracking: { isAllowed: mayTrackAds, prepare: startAdTracking },
}

function configured(): ThirdPartyScripts {
  return documentSettings().thirdPartyScripts ?? {}
}

function log(name: string, error: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- docs/product.md, Scripts of others: logged and ignored
  console.warn(`${name}:`, error)
}

async function loadAllowed(scripts: ThirdPartyScripts, options: Options): Promise<void> {
  const configured = Object.entries(scripts) as [ThirdPartyName, string][]
  await Promise.all(
    configured.map(async ([name, src]) => {
      const { isAllowed, prepare } = THIRD_PARTIES[name]
      if (!isAllowed(options, document.cookie)) return
      prepare?.(options)
      await loadScript(src).catch((error: unknown) => log(name, error))
    }),
  )
}

/** Shows the consent banner. Loaded scripts cannot be removed, so a withdrawal reloads the page. */
function showBanner(scripts: ThirdPartyScripts, options: Options): void {
  const answer = (isGiven: boolean) => {
    const hadConsent = hasConsent(options, document.cookie)
    document.cookie = consentCookie(options, document.cookie, isGiven)
    if (isGiven) void loadAllowed(scripts, options)
    else if (hadConsent) location.reload()
  }
  browserStore?.set(consentAtom, { isOpen: consentOf(options, document.cookie) === 'open', answer })
}

/** Loads the scripts that are configured and allowed; none while the store's settings are missing. */
export async function loadThirdParties(): Promise<void> {
  const scripts = configured()
  if (Object.keys(scripts).length === 0) return
  try {
    const { createClient } = await import('@loftwood/client')
    const { pinterestOptions } = await createClient({ url: '/api' }).magento.pinterestOptions()
    const options = pinterestOptions ?? {}
    if (mustAsk(options)) showBanner(scripts, options)
    await loadAllowed(scripts, options)
  } catch (error) {
    log('consent', error)
  }
}

// Scripts of others: which there are, and what each waits for. None loads unless the server's configuration names it.
import {
  THIRD_PARTY_META,
  type ThirdPartyName,
  type ThirdPartyScripts,
} from '../../shared/third-party-scripts.ts'
import { mayTrackAds } from './ad-consent.ts'
import { loadScript } from './load-script.ts'

/** Whether a script may load now. */
const CONSENT: Record<ThirdPartyName, () => Promise<boolean>> = {
  chat: () => Promise.resolve(true),
  analytics: () => Promise.resolve(true),
  adTracking: async () => {
    const { createClient } = await import('@loftwood/client')
    const { pinterestOptions: options } = await createClient({ url: '/api' }).magento.pinterestOptions()
    return options ? mayTrackAds(options, document.cookie) : false
  },
}

function configured(): ThirdPartyScripts {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${THIRD_PARTY_META}"]`)
  return meta ? (JSON.parse(meta.content) as ThirdPartyScripts) : {}
}

/** Loads what is configured and allowed. What cannot be had is logged and left out. */
export async function loadThirdParties(): Promise<void> {
  const wanted = Object.entries(configured()) as [ThirdPartyName, string][]
  await Promise.all(
    wanted.map(async ([name, src]) => {
      try {
        if (await CONSENT[name]()) await loadScript(src)
      } catch (error) {
        // oxlint-disable-next-line eslint/no-console -- section 8 of the specification: logged and ignored
        console.warn(`${name}:`, error)
      }
    }),
  )
}

// The provider's script and its widget. Loaded with the first form that needs a captcha.
import type { Translate } from '../i18n/translator.ts'
import { loadScript } from '../load-script.ts'
import type { CaptchaOptions } from './captcha-options.ts'
import { RefusedError } from '../data/refused-error.ts'

/** What the provider's script leaves at `window.grecaptcha`, as far as the shop uses it. */
interface Grecaptcha {
  ready: (then: () => void) => void
  render: (box: HTMLElement, options: { sitekey: string; size: string }) => number
  getResponse: (widget: number) => string
  reset: (widget: number) => void
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>
}

export interface Captcha {
  /** A token that the back end accepts once. @throws Error with a message for the shopper */
  answer: (action: string) => Promise<string>
}

const VERSIONS = { boxToTick: 2, nothingToDo: 3 } as const

/** @param box where a captcha that shows is drawn. @throws Error 'ReCaptcha error: …' */
export async function openCaptcha(options: CaptchaOptions, box: HTMLElement, t: Translate): Promise<Captcha> {
  const { siteKey, version, size } = options
  if (!siteKey) throw new RefusedError(t('captcha.noKey'))
  if (!version) throw new RefusedError(t('captcha.noVersion'))
  const api = await load(options).catch(() => {
    throw new RefusedError(t('captcha.notLoaded'))
  })
  const failed = (reason: string) => new RefusedError(t('captcha.notExecuted', { reason }))
  if (version === VERSIONS.nothingToDo)
    return {
      answer: async (action) => {
        const answer = await Promise.resolve(api.execute(siteKey, { action })).catch((error: unknown) => {
          throw failed(String(error))
        })
        if (answer === '') throw failed(action)
        return answer
      },
    }
  const widget = api.render(box, { sitekey: siteKey, size })
  return {
    answer: () => {
      const answer = api.getResponse(widget)
      if (answer === '') return Promise.reject(new RefusedError(t('captcha.tick')))
      // A token is valid once.
      api.reset(widget)
      return Promise.resolve(answer)
    },
  }
}

async function load({ script, siteKey, version }: CaptchaOptions): Promise<Grecaptcha> {
  const address = new URL(script)
  address.searchParams.set('render', version === VERSIONS.nothingToDo ? siteKey : 'explicit')
  address.searchParams.set('hl', document.documentElement.lang)
  await loadScript(address.href)
  const { grecaptcha } = window as unknown as { grecaptcha: Grecaptcha }
  return new Promise((done) => grecaptcha.ready(() => done(grecaptcha)))
}

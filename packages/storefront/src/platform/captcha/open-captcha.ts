// The provider's script and its widget. Loaded with the first form that needs a captcha.
import type { Translate } from '../i18n/translator.ts'
import { loadScript } from '../load-script.ts'
import type { CaptchaWidget } from './captcha-options.ts'
import { UserError } from '../data/user-error.ts'

/** What the provider's script leaves at `window.grecaptcha`, as far as the shop uses it. */
interface Grecaptcha {
  ready: (then: () => void) => void
  render: (box: HTMLElement, options: WidgetOptions) => number
  getResponse: (widget: number) => string
  reset: (widget: number) => void
  /** Of an invisible widget of version 2 without options; its answer comes by the callback. */
  execute: (target: string | number, options?: { action: string }) => PromiseLike<string>
}

interface WidgetOptions {
  sitekey: string
  size: string
  badge?: string
  callback?: (answer: string) => void
  'error-callback'?: () => void
}

export interface Captcha {
  /** A token that the back end accepts once. @throws Error with a message for the shopper */
  answer: (action: string) => Promise<string>
}

const VERSIONS = { boxToTick: 2, nothingToDo: 3 } as const

/** The provider sends no event when the shopper closes its question. */
const ANSWER_WITHIN_MS = 120_000

type Options = CaptchaWidget & { script: string }

/** @param box where a captcha that shows is drawn. @throws Error 'ReCaptcha error: …' */
export async function openCaptcha(options: Options, box: HTMLElement, t: Translate): Promise<Captcha> {
  if (!options.siteKey) throw new UserError(t('captcha.noKey'))
  if (!options.version) throw new UserError(t('captcha.noVersion'))
  const api = await load(options).catch(() => {
    throw new UserError(t('captcha.notLoaded'))
  })
  const opened = { api, options, box, t }
  if (options.version === VERSIONS.nothingToDo) return nothingToDo(opened)
  return options.size === 'invisible' ? questionWhenInDoubt(opened) : boxToTick(opened)
}

interface Opened {
  api: Grecaptcha
  options: Options
  box: HTMLElement
  t: Translate
}

const failed = (t: Translate, reason: string) => new UserError(t('captcha.notExecuted', { reason }))

function nothingToDo({ api, options, box, t }: Opened): Captcha {
  const { siteKey, badge } = options
  const target =
    badge === undefined ? siteKey : api.render(box, { sitekey: siteKey, size: 'invisible', badge })
  return {
    answer: async (action) => {
      const answer = await Promise.resolve(api.execute(target, { action })).catch((error: unknown) => {
        throw failed(t, String(error))
      })
      if (answer === '') throw failed(t, action)
      return answer
    },
  }
}

function boxToTick({ api, options, box, t }: Opened): Captcha {
  const widget = api.render(box, { sitekey: options.siteKey, size: options.size })
  return {
    answer: () => {
      const answer = api.getResponse(widget)
      if (answer === '') return Promise.reject(new UserError(t('captcha.tick')))
      // A token is valid once.
      api.reset(widget)
      return Promise.resolve(answer)
    },
  }
}

function questionWhenInDoubt({ api, options, box, t }: Opened): Captcha {
  let settle: { done: (answer: string) => void; fail: (error: Error) => void } | undefined
  const widget = api.render(box, {
    sitekey: options.siteKey,
    size: options.size,
    badge: options.badge ?? 'bottomright',
    callback: (answer) => settle?.done(answer),
    'error-callback': () => settle?.fail(failed(t, 'network')),
  })
  return {
    answer: (action) =>
      new Promise((done, fail) => {
        settle = { done, fail }
        setTimeout(() => fail(failed(t, action)), ANSWER_WITHIN_MS)
        api.reset(widget)
        Promise.resolve(api.execute(widget)).catch((error: unknown) => fail(failed(t, String(error))))
      }),
  }
}

async function load({ script, siteKey, version, badge }: Options): Promise<Grecaptcha> {
  const address = new URL(script)
  const isByKey = version === VERSIONS.nothingToDo && badge === undefined
  address.searchParams.set('render', isByKey ? siteKey : 'explicit')
  address.searchParams.set('hl', document.documentElement.lang)
  await loadScript(address.href)
  const { grecaptcha } = window as unknown as { grecaptcha: Grecaptcha }
  return new Promise((done) => grecaptcha.ready(() => done(grecaptcha)))
}

// A captcha in a form; renders nothing where the shop has none.
import { TextLink } from '@loftwood/ui/text-link'
import { useEffect, useRef, type ReactNode } from 'react'
import type { QueryContext } from '../data/query-client.ts'
import { loadLaterTexts } from '../i18n/translator.ts'
import { useT } from '../i18n/use-t.ts'
import { useHydrated } from '../use-hydrated.ts'
import { captchaOf } from './captcha-of.ts'
import type { CaptchaForm } from './captcha-options.ts'
import type { Captcha } from './open-captcha.ts'

/** The notice that the provider requires in every form. */
const POLICIES = [
  ['captcha.privacy', 'https://policies.google.com/privacy'],
  ['captcha.terms', 'https://policies.google.com/terms'],
] as const

export interface FormCaptcha {
  /** To stand before the form's button. */
  field: ReactNode
  /** Undefined without a captcha. @param action where the form does two things. @throws Error with a message for the shopper */
  answer: (action?: CaptchaForm) => Promise<string | undefined>
}

/** Shows after hydration. @param form names it to the provider too */
export function useCaptcha(form: CaptchaForm): FormCaptcha {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const opened = useRef<Promise<Captcha>>(undefined)
  const options = useHydrated() ? captchaOf(form) : undefined
  const open = (): Promise<Captcha> | undefined => {
    if (!options || !box.current) return undefined
    const target = box.current
    opened.current ??= Promise.all([import('./open-captcha.ts'), loadLaterTexts()]).then(
      ([{ openCaptcha }]) => openCaptcha(options, target, t),
    )
    // A failed load is retried with the next submission.
    opened.current.catch(() => (opened.current = undefined))
    return opened.current
  }
  useEffect(() => void open()?.catch(() => undefined))
  return {
    field: options && (
      <div className="flex flex-col gap-2">
        <div ref={box} data-badge={options.badge} />
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          {t('captcha.notice')}
          {POLICIES.map(([text, address]) => (
            <TextLink key={text} href={address} target="_blank" rel="noreferrer">
              {t(text)}
            </TextLink>
          ))}
        </p>
      </div>
    ),
    answer: async (action = form) => (await open())?.answer(action),
  }
}

/** The context of an operation that sends a captcha's token. */
export function withCaptcha(answer: string | undefined): QueryContext {
  return answer === undefined ? {} : { customHeaders: { 'X-ReCaptcha': answer } }
}

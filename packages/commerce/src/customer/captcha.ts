// Whether a visitor's answer to a captcha is a true one: its provider says so (reCAPTCHA's siteverify, or one like it).
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { CaptchaConfig } from '../config.ts'
import { ANSWER_WITHIN_MS, outsideFetch } from '../platform/outside.ts'

/** What an answer was given for. */
export type CaptchaAction = 'login' | 'register' | 'forgot' | 'reset' | 'contact'

/** @returns whether the answer counts for this action, once */
export type CheckCaptcha = (answer: string | undefined, action: CaptchaAction) => Promise<boolean>

/** The provider takes an answer once, and the box stays ticked: who registers with it signs in with it too. */
const RETENTION_MS = 120_000

/** `score`: only where nothing has to be ticked. */
const verdict = z.object({ success: z.boolean(), score: z.number().optional() })

export function captchaCheck(settings: CaptchaConfig, logger: Logger): CheckCaptcha {
  const actionsOf = new Map<string, Set<CaptchaAction>>()

  async function isTrue(answer: string): Promise<boolean> {
    try {
      const response = await outsideFetch(settings.verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret: settings.secret, response: answer }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS.shopper),
      })
      const { success, score = 1 } = verdict.parse(await response.json())
      return success && score >= settings.minScore
    } catch (error) {
      logger.error({ err: error }, 'the captcha could not be checked')
      return false
    }
  }

  return async (answer, action) => {
    if (!answer) return false
    const key = createHash('sha256').update(answer).digest('base64')
    const used = actionsOf.get(key)
    if (used?.has(action)) return false
    if (!used && !(await isTrue(answer))) return false
    const actions = used ?? actionsOf.get(key) ?? new Set()
    if (actions.has(action)) return false
    actionsOf.set(key, actions.add(action))
    if (!used) setTimeout(() => actionsOf.delete(key), RETENTION_MS).unref()
    return true
  }
}

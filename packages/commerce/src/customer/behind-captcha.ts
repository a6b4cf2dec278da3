// A mutation that people may send, and programs that cannot answer a captcha may not.
import type { Context, RootResolver } from '../context.ts'
import { userError } from '../user-errors/user-error.ts'
import type { CaptchaAction } from './captcha.ts'

/** Passes every request when the shop has no captcha. @throws CAPTCHA_FAILED */
export function behindCaptcha<Args>(action: CaptchaAction, resolver: RootResolver<Args>): RootResolver<Args> {
  return async (root, args, context: Context) => {
    const { checkCaptcha, captchaAnswer } = context
    if (checkCaptcha && !(await checkCaptcha(captchaAnswer, action))) throw userError('CAPTCHA_FAILED')
    return resolver(root, args, context)
  }
}

// The back end's user errors about one change of a cart, as messages of the answer: the agent can send something else.
import { answerWordsIn } from './answer-words.ts'
import { errorMessage, type Message } from './failure.ts'
import { plainText } from './plain-text.ts'
import { BackEndError } from './shop-call.ts'
import type { ShopView } from './shop-views.ts'

/** @throws all other errors of the change */
export async function userErrorsOf(
  change: Promise<unknown>,
  { view, code, path }: { view: ShopView; code: string; path: string },
): Promise<Message[]> {
  try {
    await change
    return []
  } catch (error) {
    if (!(error instanceof BackEndError)) throw error
    const content = plainText(error.message, 300) || answerWordsIn(view).notAccepted
    return [errorMessage({ severity: 'recoverable', code, content, path })]
  }
}

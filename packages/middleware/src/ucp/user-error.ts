// The back end's user errors about one change of a cart, as messages of the answer: the agent can send something else.
import { errorMessage, type Message } from './failure.ts'
import { plainText } from './plain-text.ts'
import { BackEndError } from './shop-call.ts'

/** @throws all other errors of the change */
export async function userErrorsOf(
  change: Promise<unknown>,
  { code, path }: { code: string; path: string },
): Promise<Message[]> {
  try {
    await change
    return []
  } catch (error) {
    if (!(error instanceof BackEndError)) throw error
    const content = plainText(error.message, 300) || 'The shop does not take this'
    return [errorMessage({ severity: 'recoverable', code, content, path })]
  }
}

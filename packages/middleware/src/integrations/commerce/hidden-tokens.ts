// With HTTP-only cookies no page script may read a token, so tokens are removed from responses.
import { parseAnswer } from './graphql-answer.ts'
import type { Effect } from './methods/method.ts'

/** Placeholder for the token; truthy for callers that check whether there is one. */
const HIDDEN = 'http-only'
const ANSWERS_WITH_TOKENS: readonly (Effect | undefined)[] = ['signs-in', 'signs-in-again', 'remembers']

/** The response without tokens. */
export function withoutTokens(effect: Effect | undefined, body: Buffer): Buffer {
  if (!ANSWERS_WITH_TOKENS.includes(effect)) return body
  const answer = parseAnswer(body)
  for (const tokens of Object.values(answer.data ?? {})) {
    if (typeof tokens !== 'object' || tokens === null) continue
    for (const name of ['token', 'remember_me_token']) {
      if (name in tokens) Object.assign(tokens, { [name]: HIDDEN })
    }
  }
  return Buffer.from(JSON.stringify(answer))
}

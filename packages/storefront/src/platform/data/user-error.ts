// Failures whose sentence is written for shoppers.
import type { MessageKey } from '../i18n/message-key.ts'

/** From an answer's data, or our own. */
export class UserError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'UserError'
  }
}

/** A sentence of the shop's texts. */
export class SentenceError extends Error {
  readonly key: MessageKey

  constructor(key: MessageKey) {
    super(key)
    this.name = 'SentenceError'
    this.key = key
  }
}

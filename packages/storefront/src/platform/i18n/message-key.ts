// The names of the shop's texts. Apart from the translator, so that servers and tests can name texts without loading any.
import type en from '../../../messages/en.json'

export type MessageKey = keyof typeof en

// Notices in the corner: at most three, duplicates ignored, gone after three seconds unless they persist.
import { atom } from 'jotai'
import type { IconNode } from 'lucide'
import { NOTICE } from './constants.ts'
import type { Translate } from './i18n/translator.ts'

export type NoticeType = 'success' | 'info' | 'warning' | 'danger'

/** What a caller says. */
export interface NoticeInput {
  type: NoticeType
  message: string
  title?: string
  /** Instead of the type's own. */
  icon?: IconNode
  /** Below the message. */
  link?: { href: string; label: string }
  /** Stays until it is closed. */
  persist?: boolean
}

/** Translator and notifier for code outside components. */
export interface Voice {
  t: Translate
  notify: (notice: NoticeInput) => void
}

export interface GlobalMessage extends NoticeInput {
  id: string
}

/** The notices that show, oldest first. */
export const noticesAtom = atom<readonly GlobalMessage[]>([])

let lastId = 0

/** Adds a notice: one that already shows is not repeated; a fourth replaces the oldest. */
export function withNotice(shown: readonly GlobalMessage[], input: NoticeInput): readonly GlobalMessage[] {
  const isShown = shown.some(
    (notice) =>
      notice.type === input.type && notice.message === input.message && notice.title === input.title,
  )
  if (isShown) return shown
  lastId += 1
  return [...shown, { ...input, id: String(lastId) }].slice(-NOTICE.maxVisible)
}

/** `const notify = useSetAtom(notifyAtom)` */
export const notifyAtom = atom(null, (_get, set, input: NoticeInput) => {
  set(noticesAtom, (shown) => withNotice(shown, input))
})

/** Closes the notice with this id. */
export const closeNoticeAtom = atom(null, (_get, set, id: string) => {
  set(noticesAtom, (shown) => shown.filter((notice) => notice.id !== id))
})

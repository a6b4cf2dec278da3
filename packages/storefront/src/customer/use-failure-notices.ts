// What the back end refuses at sign-in and registration stays as notices too (docs/product.md, Customer): one for each of
// its messages, all under the one title.
import { useSetAtom } from 'jotai'
import { failureTexts } from '../platform/data/operation-error.ts'
import { ShownFailure } from '../platform/forms/shown-failure.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'

/** Runs a step; notifies of a failure and rethrows it as one that the form does not show again. */
export function useFailureNotices(): (step: () => Promise<void>) => Promise<void> {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  return async (step) => {
    try {
      await step()
    } catch (error) {
      const title = t('auth.registrationError')
      for (const message of failureTexts(error, t)) notify({ type: 'danger', title, message, persist: true })
      throw new ShownFailure(error)
    }
  }
}

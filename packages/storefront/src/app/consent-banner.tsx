// Asks for consent to third-party scripts; lies over the lower edge and leaves the page usable.
import { Button } from '@loftwood/ui/button'
import { useAtomValue, useSetAtom } from 'jotai'
import { PageLink } from '../platform/brand/page-link.tsx'
import { consentAtom, showConsentAtom } from '../platform/consent.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { paths } from '../paths.ts'

/** Both buttons look the same. */
export function ConsentBanner() {
  const t = useT()
  const question = useAtomValue(consentAtom)
  const show = useSetAtom(showConsentAtom)
  if (!question?.isOpen) return null
  const answer = (isGiven: boolean) => () => {
    show(false)
    question.answer(isGiven)
  }
  return (
    <section
      aria-labelledby="consent-title"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-canvas px-gutter py-5 shadow-lg sm:inset-x-auto sm:start-4 sm:bottom-4 sm:max-w-md sm:rounded-lg sm:border sm:px-6"
    >
      <h2 id="consent-title" className="mb-1 text-xl">
        {t('consent.title')}
      </h2>
      <p className="mb-4 text-sm text-pretty text-ink-muted">
        {t('consent.text')} <PageLink path={paths.privacyPolicy}>{t('consent.more')}</PageLink>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={answer(false)}>
          {t('consent.refuse')}
        </Button>
        <Button variant="secondary" onClick={answer(true)}>
          {t('consent.agree')}
        </Button>
      </div>
    </section>
  )
}

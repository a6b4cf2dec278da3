// Offers the page in the visitor's language, over the lower edge of the page: it comes late and must move nothing. It says so
// in that language.
import { Icon } from '@loftwood/ui/icon'
import { IconButton } from '@loftwood/ui/icon-button'
import { Container } from '@loftwood/ui/layout'
import { X } from 'lucide'
import { paths } from '../paths.ts'
import { viewPath } from '../platform/i18n/store-views.ts'
import { usePageInViews } from '../platform/i18n/use-page-in-views.ts'
import { useT } from '../platform/i18n/use-t.ts'
import type { LanguageOffer } from '../platform/language-offer.ts'

export function LanguageBar({ view, texts, refuse }: LanguageOffer) {
  const t = useT()
  const pathIn = usePageInViews(true)
  return (
    <section
      aria-label={t('footer.language')}
      className="fixed inset-x-0 bottom-(--lower-bar) z-40 border-t border-line bg-birch text-sm shadow-lg sm:inset-x-auto sm:end-4 sm:bottom-[calc(var(--lower-bar)+1rem)] sm:max-w-md sm:rounded-lg sm:border print:hidden"
    >
      <Container>
        <div className="flex items-center gap-2 py-1">
          <p lang={view.locale} className="min-w-0 flex-1 py-1">
            {texts['offer.text']}{' '}
            <a
              href={viewPath(pathIn(view) ?? paths.home, view)}
              rel="external"
              hrefLang={view.locale}
              className="ui-link-inline font-semibold whitespace-nowrap"
            >
              {texts['offer.accept'] ?? view.name}
            </a>
          </p>
          <IconButton size="sm" label={t('common.close')} icon={<Icon of={X} size="sm" />} onClick={refuse} />
        </div>
      </Container>
    </section>
  )
}

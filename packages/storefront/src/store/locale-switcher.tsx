// The way to the same page in the other language: plain links that load the page anew.
import type { MouseEvent } from 'react'
import { TextLink } from '@loftwood/ui/text-link'
import { usePageContext } from 'vike-react/usePageContext'
import { LOCALES, LOCALE_CODES, localePath, splitLocale } from '../platform/i18n/locales.ts'
import { useT } from '../platform/i18n/use-t.ts'

/** The address may have changed without a navigation, e.g. by choosing a variant: the link uses the current one. */
function takeQueryAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search
}

/** Preserves path and query; the cart's cookie is shared between languages. */
export function LocaleSwitcher({ inverse = false }: { inverse?: boolean }) {
  const { urlOriginal, urlParsed } = usePageContext()
  const t = useT()
  const { locale, path } = splitLocale(urlOriginal.split(/[?#]/)[0] ?? '/')
  const address = path + (urlParsed.searchOriginal ?? '')
  return (
    <nav aria-label={t('footer.language')}>
      <ul className="flex gap-4">
        {LOCALE_CODES.map((code) => (
          <li key={code}>
            <TextLink
              href={localePath(address, code)}
              rel="external"
              onClick={takeQueryAlong}
              lang={LOCALES[code].tag}
              hrefLang={LOCALES[code].tag}
              tone={inverse ? 'inverse' : 'quiet'}
              aria-current={code === locale ? 'true' : undefined}
              className={code === locale ? 'font-semibold' : undefined}
            >
              {LOCALES[code].name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

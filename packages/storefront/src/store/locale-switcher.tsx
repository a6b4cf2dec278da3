// The way to the same page in the other store views: plain links that load the page anew.
import type { MouseEvent } from 'react'
import { TextLink } from '@loftwood/ui/text-link'
import { usePageContext } from 'vike-react/usePageContext'
import { splitPage, viewsOf } from '../platform/i18n/page-view.ts'
import { viewPath } from '../platform/i18n/store-views.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { useT } from '../platform/i18n/use-t.ts'

/** The address may have changed without a navigation, e.g. by choosing a variant: the link uses the current one. */
function takeQueryAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search
}

interface LocaleSwitcherProps {
  inverse?: boolean
  /** Names it where a page has two of them. */
  label?: MessageKey
}

/** Preserves path and query; the cart's cookie is shared between views. Nothing in a shop with one view. */
export function LocaleSwitcher({ inverse = false, label = 'footer.language' }: LocaleSwitcherProps) {
  const pageContext = usePageContext()
  const t = useT()
  const views = viewsOf(pageContext)
  if (views.length === 1) return null
  const { view: own, path } = splitPage(pageContext)
  const [address = '/'] = path.split('#')
  return (
    <nav aria-label={t(label)}>
      <ul className="flex gap-4">
        {views.map((view) => (
          <li key={view.code}>
            <TextLink
              href={viewPath(address, view)}
              rel="external"
              onClick={takeQueryAlong}
              lang={view.locale}
              hrefLang={view.locale}
              tone={inverse ? 'inverse' : 'quiet'}
              aria-current={view.code === own.code ? 'true' : undefined}
              className={view.code === own.code ? 'font-semibold' : undefined}
            >
              {view.name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

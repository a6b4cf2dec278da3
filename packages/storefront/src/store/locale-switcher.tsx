// The way to the same page in the other store views: plain links that load the page anew.
import { useRef, type MouseEvent } from 'react'
import { TextLink } from '@loftwood/ui/text-link'
import { usePageContext } from 'vike-react/usePageContext'
import { paths } from '../paths.ts'
import { viewOf, viewsOf } from '../platform/i18n/page-view.ts'
import { viewPath, type StoreView } from '../platform/i18n/store-views.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { usePageInViews } from '../platform/i18n/use-page-in-views.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { useInSight } from '../platform/use-in-sight.ts'

/** The address may have changed without a navigation, e.g. by choosing a variant: the link uses the current one. */
function takeQueryAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search
}

interface LocaleSwitcherProps {
  inverse?: boolean
  /** Names it where a page has two of them. */
  label?: MessageKey
}

/**
 * Leads to a view's home page where that view does not have the page. The cart's cookie is shared between views. Nothing in
 * a shop with one view.
 */
export function LocaleSwitcher({ inverse = false, label = 'footer.language' }: LocaleSwitcherProps) {
  const pageContext = usePageContext()
  const t = useT()
  const nav = useRef<HTMLElement>(null)
  const pathIn = usePageInViews(useInSight(nav) === true)
  const views = viewsOf(pageContext)
  if (views.length === 1) return null
  const own = viewOf(pageContext)
  return (
    <nav ref={nav} aria-label={t(label)}>
      <ul className="flex flex-wrap gap-x-4">
        {views.map((view) => (
          <li key={view.code}>
            <ViewLink view={view} path={pathIn(view)} isOwn={view.code === own.code} inverse={inverse} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ViewLinkProps {
  view: StoreView
  /** Undefined where the view does not have the page. */
  path: string | undefined
  isOwn: boolean
  inverse: boolean
}

function ViewLink({ view, path, isOwn, inverse }: ViewLinkProps) {
  return (
    <TextLink
      href={viewPath(path ?? paths.home, view)}
      rel="external"
      onClick={path === undefined ? undefined : takeQueryAlong}
      lang={view.locale}
      hrefLang={view.locale}
      tone={inverse ? 'inverse' : 'quiet'}
      aria-current={isOwn ? 'true' : undefined}
      className={isOwn ? 'font-semibold' : undefined}
    >
      {view.name}
    </TextLink>
  )
}

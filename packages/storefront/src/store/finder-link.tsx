// The way to the finder, where the shop has one.
import { paths } from '../paths.ts'
import { PageLink } from '../platform/brand/page-link.tsx'
import { useT } from '../platform/i18n/use-t.ts'

export function FinderLink() {
  const t = useT()
  return <PageLink path={paths.finder}>{t('finder.start')}</PageLink>
}

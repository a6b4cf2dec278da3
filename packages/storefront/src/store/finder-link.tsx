// The way to the finder, where the shop has one.
import { TextLink } from '@loftwood/ui/text-link'
import { usePageContext } from 'vike-react/usePageContext'
import { paths } from '../paths.ts'
import { isOffered } from '../platform/brand/use-existing.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'

export function FinderLink() {
  const t = useT()
  const href = useHref()
  if (!isOffered(usePageContext(), paths.finder)) return null
  return <TextLink href={href(paths.finder)}>{t('finder.start')}</TextLink>
}

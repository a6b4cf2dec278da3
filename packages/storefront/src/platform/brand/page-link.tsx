// A link to one of the brand's own pages.
import { TextLink } from '@loftwood/ui/text-link'
import { usePageContext } from 'vike-react/usePageContext'
import { useHref } from '../i18n/use-t.ts'
import { isOffered } from './use-existing.ts'

interface PageLinkProps {
  path: string
  children: string
  className?: string
}

/** Nothing where the shop has no such page. */
export function PageLink({ path, ...link }: PageLinkProps) {
  const href = useHref()
  if (!isOffered(usePageContext(), path)) return null
  return <TextLink href={href(path)} {...link} />
}

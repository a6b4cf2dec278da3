// A link to a page of text that opens the same words over the product.
import { TextLink } from '@loftwood/ui/text-link'
import { useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { isOffered } from '../../platform/brand/use-existing.ts'
import { useHref } from '../../platform/i18n/use-t.ts'
import { uiFlags } from '../../platform/ui-flags.ts'

interface DialogLinkProps {
  flag: 'shipping' | 'coverage'
  /** The page with the same text, for browsers without script. */
  path: string
  children: string
  /** In its place where the back end has no such page. */
  otherwise?: string
}

/** A plain link without script. */
export function DialogLink({ flag, path, children, otherwise }: DialogLinkProps) {
  const href = useHref()
  const open = useSetAtom(uiFlags[flag])
  const pageContext = usePageContext()
  if (!isOffered(pageContext, path)) return otherwise
  const show = (event: MouseEvent) => {
    event.preventDefault()
    // The router listens on the document and follows links whatever their own handlers did.
    event.stopPropagation()
    open(true)
  }
  return (
    <TextLink href={href(path)} onClick={show}>
      {children}
    </TextLink>
  )
}

// The top of a content page: where it is, its name, a line below.
import { Breadcrumbs, type Crumb } from '@loftwood/ui/breadcrumbs'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useHref, useT } from './i18n/use-t.ts'

interface PageHeadingProps {
  title: string
  /** Between the home page and this one; paths without language prefix. */
  parents?: readonly { label: string; path: string }[]
  children?: ReactNode
}

/** Breadcrumbs and the page's one h1. */
export function PageHeading({ title, parents = [], children }: PageHeadingProps) {
  const t = useT()
  const href = useHref()
  const crumbs: Crumb[] = [
    { label: t('breadcrumbs.home'), href: href(paths.home) },
    ...parents.map(({ label, path }) => ({ label, href: href(path) })),
    { label: title },
  ]
  return (
    <div className="pt-4 pb-6 lg:pt-6 lg:pb-8">
      <Breadcrumbs crumbs={crumbs} label={t('breadcrumbs.label')} />
      <h1 className="mt-3">{title}</h1>
      {children !== undefined && <div className="mt-3">{children}</div>}
    </div>
  )
}

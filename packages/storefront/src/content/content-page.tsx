// A content page: the back end's text under its heading, and on wide screens the pages of its kind beside it.
import { CmsPageDocument } from '@loftwood/graphql-types'
import { Icon } from '@loftwood/ui/icon'
import { Container } from '@loftwood/ui/layout'
import { TextLink } from '@loftwood/ui/text-link'
import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { useData } from 'vike-react/useData'
import { useQuery } from '../platform/data/use-query.ts'
import { contentPath, paths } from '../paths.ts'
import type { PageEntry } from '../platform/brand/brand.ts'
import { brand } from '../platform/brand/current-brand.ts'
import { useExisting } from '../platform/brand/use-existing.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { PageHeading } from '../platform/page-heading.tsx'
import { RichText } from '../platform/rich-text.tsx'
import { isPost, type ContentData } from './content-data.ts'
import { learningVariables } from './learning-variables.ts'
import { postLinks } from './post-links.ts'

interface Sibling {
  href: string
  title: string
}

interface Siblings {
  title: string
  pages: readonly Sibling[]
}

function useSiblings({ identifier }: ContentData): Siblings | undefined {
  const t = useT()
  const href = useHref()
  const ofPost = isPost(identifier)
  const [{ data }] = useQuery({ query: CmsPageDocument, variables: learningVariables, pause: !ofPost })
  const { help, company } = brand()
  const existing = { help: useExisting(help), company: useExisting(company) }
  if (ofPost)
    return { title: t('nav.learning'), pages: postLinks(data?.cmsPage?.content ?? '', href(paths.learning)) }
  const has = (pages: readonly PageEntry[]) => pages.some(([, each]) => each === contentPath(identifier))
  const linked = (pages: readonly PageEntry[]) =>
    pages.map(([key, each]) => ({ href: href(each), title: t(key) }))
  if (identifier === learningVariables.identifier) return undefined
  if (has(help)) return { title: t('footer.help'), pages: linked(existing.help) }
  if (has(company)) return { title: t('footer.company'), pages: linked(existing.company) }
  return undefined
}

function SiblingList({ title, pages, current }: Siblings & { current: string }) {
  return (
    <nav aria-label={title} className="hidden lg:block">
      <div className="sticky top-32 border-s border-line ps-8">
        <h2 className="mb-3 font-sans text-base font-semibold tracking-normal">{title}</h2>
        <ul>
          {pages.map((page) => (
            <li key={page.href}>
              <TextLink
                tone="quiet"
                href={page.href}
                aria-current={page.href === current ? 'page' : undefined}
                className="inline-block py-1.5 text-sm aria-[current=page]:font-semibold"
              >
                {page.title}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** The guide after this one; after the last, all of them. */
function NextPost({ pages, current }: { pages: readonly Sibling[]; current: string }) {
  const t = useT()
  const href = useHref()
  const index = pages.findIndex((page) => page.href === current)
  if (index === -1) return null
  const next = pages[index + 1]
  return (
    <p className="mt-10 max-w-text border-t border-line pt-5">
      {next && <span className="block text-sm text-ink-muted">{t('content.next')}</span>}
      <TextLink
        href={next?.href ?? href(paths.learning)}
        className="inline-flex items-center gap-2 py-1 text-lg font-semibold"
      >
        {next?.title ?? t('sitemap.allPosts')}
        <Icon of={ArrowRight} />
      </TextLink>
    </p>
  )
}

interface ContentPageProps {
  /** The products that a guide speaks of, by its text. */
  productsOf: (html: string) => ReactNode
}

/** For the fixed content screens and every address that the back end resolves to a CMS page. */
export function ContentPage({ productsOf }: ContentPageProps) {
  const page = useData<ContentData>()
  const t = useT()
  const href = useHref()
  const { identifier, path } = page
  const [{ data }] = useQuery({ query: CmsPageDocument, variables: { identifier } })
  const siblings = useSiblings(page)
  const cmsPage = data?.cmsPage
  if (!cmsPage) return null
  const html = cmsPage.content ?? ''
  const ofPost = isPost(identifier)
  const text = (
    <div>
      <RichText html={html} />
      {ofPost && <NextPost pages={siblings?.pages ?? []} current={href(path)} />}
    </div>
  )
  return (
    <>
      <Container>
        <PageHeading
          title={cmsPage.content_heading || cmsPage.title || identifier}
          parents={ofPost ? [{ label: t('nav.learning'), path: paths.learning }] : []}
        />
        {siblings ? (
          <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
            {text}
            <SiblingList {...siblings} current={href(path)} />
          </div>
        ) : (
          text
        )}
      </Container>
      {ofPost && productsOf(html)}
    </>
  )
}

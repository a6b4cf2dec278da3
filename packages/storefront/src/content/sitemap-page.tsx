// The site map: every category, page and post in one place.
import { CmsPageDocument } from '@loftwood/graphql-types'
import { Container } from '@loftwood/ui/layout'
import { TextLink } from '@loftwood/ui/text-link'
import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { categoryPath, paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { PageHeading } from '../platform/page-heading.tsx'
import { useMenu, type MenuCategory } from '../store/shell.ts'
import { COMPANY_PAGES, HELP_PAGES, type PageEntry } from '../store/shop-pages.ts'
import { postLinks } from './post-links.ts'
import { learningVariables } from './learning-variables.ts'

const SHOP: readonly PageEntry[] = [
  ['breadcrumbs.home', paths.home],
  ['page.madeInCanada', paths.madeInCanada],
  ['page.quickShip', paths.quickShip],
  ['search.title', paths.search],
  ['cart.title', paths.cart],
]

/** In another group, or the site map itself. */
const SITEMAP_HAS: ReadonlySet<string> = new Set([
  ...SHOP.map(([, path]) => path),
  paths.learning,
  paths.sitemap,
])

const HELP = [...HELP_PAGES, ...COMPANY_PAGES].filter(([, path]) => !SITEMAP_HAS.has(path))

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-xl">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Line({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <TextLink tone="quiet" href={href} className="inline-block py-1">
        {children}
      </TextLink>
    </li>
  )
}

function Entries({ entries }: { entries: readonly PageEntry[] }) {
  const t = useT()
  const href = useHref()
  return entries.map(([key, path]) => (
    <Line key={path} href={href(path)}>
      {t(key)}
    </Line>
  ))
}

/** Categories of one level, each with those below it. */
function Branches({ categories }: { categories: readonly MenuCategory[] }) {
  const href = useHref()
  return categories.map((category) => (
    <li key={category.uid}>
      <TextLink tone="quiet" href={href(categoryPath(category))} className="inline-block py-1">
        {category.name}
      </TextLink>
      {category.children.length > 0 && (
        <ul className="border-s border-line ps-4 text-sm">
          <Branches categories={category.children} />
        </ul>
      )}
    </li>
  ))
}

/** All of it is links. */
export function SitemapPage() {
  const t = useT()
  const href = useHref()
  const menu = useMenu()
  const [{ data }] = useQuery({ query: CmsPageDocument, variables: learningVariables })
  const posts = postLinks(data?.cmsPage?.content ?? '')
  return (
    <Container>
      <PageHeading title={t('sitemap.title')}>
        <p className="text-ink-muted">{t('sitemap.lead')}</p>
      </PageHeading>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {menu.map((category) => (
          <Group
            key={category.uid}
            title={
              <TextLink tone="quiet" href={href(categoryPath(category))}>
                {category.name}
              </TextLink>
            }
          >
            <Branches categories={category.children} />
          </Group>
        ))}
        <Group title={t('footer.shop')}>
          <Entries entries={SHOP} />
        </Group>
        <Group title={t('footer.help')}>
          <Entries entries={HELP} />
        </Group>
        <Group title={t('nav.learning')}>
          <Line href={href(paths.learning)}>{t('sitemap.allPosts')}</Line>
          {posts.map((post) => (
            <Line key={post.href} href={post.href}>
              {post.title}
            </Line>
          ))}
        </Group>
      </div>
    </Container>
  )
}

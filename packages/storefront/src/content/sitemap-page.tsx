// The site map: every category, page and post in one place.
import { CmsPageDocument } from '@loftwood/graphql-types'
import { Container } from '@loftwood/ui/layout'
import { TextLink } from '@loftwood/ui/text-link'
import type { ReactNode } from 'react'
import { useQuery } from '../platform/data/use-query.ts'
import { categoryPath, paths } from '../paths.ts'
import type { PageEntry } from '../platform/brand/brand.ts'
import { brand } from '../platform/brand/current-brand.ts'
import { useExisting, useExists } from '../platform/brand/use-existing.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { PageHeading } from '../platform/page-heading.tsx'
import type { MenuCategory } from '../store/menu-of.ts'
import { useMenuTree } from '../store/menu-tree.ts'
import { postLinks } from './post-links.ts'
import { learningVariables } from './learning-variables.ts'

/** The help and company pages that no other group has. */
function useHelpPages(): PageEntry[] {
  const { help, company, shop, learning } = brand()
  const elsewhere = new Set([...shop.map(([, path]) => path), learning, paths.sitemap])
  return useExisting([...help, ...company].filter(([, path]) => !elsewhere.has(path)))
}

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
  const menu = useMenuTree()
  const help = useHelpPages()
  const shop = useExisting(brand().shop)
  const { learning = '' } = brand()
  const hasPosts = useExists()(learning) && learning !== ''
  const [{ data }] = useQuery({ query: CmsPageDocument, variables: learningVariables, pause: !hasPosts })
  const posts = postLinks(data?.cmsPage?.content ?? '', href(learning))
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
          <Entries entries={shop} />
        </Group>
        {help.length > 0 && (
          <Group title={t('footer.help')}>
            <Entries entries={help} />
          </Group>
        )}
        {hasPosts && (
          <Group title={t('nav.learning')}>
            <Line href={href(learning)}>{t('sitemap.allPosts')}</Line>
            {posts.map((post) => (
              <Line key={post.href} href={post.href}>
                {post.title}
              </Line>
            ))}
          </Group>
        )}
      </div>
    </Container>
  )
}

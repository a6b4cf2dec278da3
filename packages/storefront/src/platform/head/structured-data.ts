// Structured data of a page for search engines (schema.org), written into the head on the server only.
import type { BreadcrumbList, ItemList, Thing, WithContext } from 'schema-dts'
import type { PageContext } from 'vike/types'
import { viewOf } from '../i18n/page-view.ts'
import { viewPath } from '../i18n/store-views.ts'

/** The whole address of a path of `paths`, in the page's store view. */
export type Absolute = (path: string) => string

/** Adds structured data. Callers check `import.meta.env.SSR`, so that browsers do not load their code. */
export function describePage(pageContext: PageContext, make: (absolute: Absolute) => Thing[]): void {
  const view = viewOf(pageContext)
  const origin = pageContext.publicConfig?.publicUrl ?? ''
  const things = make((path) => origin + viewPath(path, view))
  pageContext.structuredData = [...(pageContext.structuredData ?? []), ...things]
}

/** As the text of a script element that no browser runs. */
export function structuredDataText(thing: Thing): string {
  const data = { '@context': 'https://schema.org', ...(thing as object) } as WithContext<Thing>
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

export interface NamedPath {
  name: string
  path: string
}

/** The way to a page, from the home page to itself. */
export function breadcrumbList(crumbs: readonly NamedPath[], absolute: Absolute): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}

/** The pages that a list leads to. @param first position of the first one */
export function itemList(items: readonly NamedPath[], first: number, absolute: Absolute): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name,
      url: absolute(path),
    })),
  }
}

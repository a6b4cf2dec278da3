// Screens of the back end's addresses, by kind of page. Each is a separate chunk, so that a category does not ship the
// product page. Its loader is another chunk, which a hydrating page does not need.
import type { ComponentType } from 'react'
import type { PageContext } from 'vike/types'
import type { PageHead } from '../platform/head/head.ts'
import type { Routed } from '../platform/routed.ts'

export type ScreenKind = Routed['kind']

interface Screen<Kind extends ScreenKind> {
  /** Throws vike's abort. */
  load: (pageContext: PageContext, routed: Extract<Routed, { kind: Kind }>) => Promise<{ head: PageHead }>
  /** Reads what was loaded through `useData`. */
  component: () => Promise<ComponentType>
  /** Loads what only some of these pages show, by their data. */
  parts?: (data: object | undefined) => Promise<void>
}

const SCREENS: { [Kind in ScreenKind]: Screen<Kind> } = {
  category: {
    load: async (pageContext, { uid }) =>
      (await import('../catalog/category-data.ts')).loadCategory(pageContext, uid),
    component: async () => (await import('../catalog/category-page.tsx')).CategoryPage,
  },
  product: {
    load: async (pageContext, { sku }) =>
      (await import('../product/load-product.ts')).loadProduct(pageContext, sku),
    component: async () => (await import('./product-screen.tsx')).ProductScreen,
    parts: async (data) => {
      if (!data || !('hasFields' in data)) return
      const { loadChoiceFields } = await import('../product/choosing/load-choice-fields.ts')
      await loadChoiceFields()
    },
  },
  content: {
    load: async (pageContext, { identifier }) => {
      const { loadContent } = await import('../content/content-data.ts')
      return loadContent(pageContext, { identifier, path: pageContext.urlPathname })
    },
    component: async () => (await import('./content-screen.tsx')).ContentScreen,
  },
}

/** Loads what the screen of an address reads. */
export function loadScreenData<Kind extends ScreenKind>(
  pageContext: PageContext,
  routed: Extract<Routed, { kind: Kind }>,
): Promise<{ head: PageHead }> {
  return (SCREENS[routed.kind as Kind] as Screen<Kind>).load(pageContext, routed)
}

const loaded = new Map<ScreenKind, ComponentType>()

/** Loads a screen's code once. @param data of the page, where it is known already */
export async function loadScreen(kind: ScreenKind, data?: object): Promise<void> {
  const [component] = await Promise.all([
    loaded.get(kind) ?? SCREENS[kind].component(),
    SCREENS[kind].parts?.(data),
  ])
  loaded.set(kind, component)
}

/** A screen that is loaded. */
export function screenOf(kind: ScreenKind): ComponentType {
  const screen = loaded.get(kind)
  if (!screen) throw new Error(`screen ${kind} is not loaded`)
  return screen
}

// The screens behind the catch-all address: each is a chunk of its own with its data loader, so that a category
// does not ship the product page.
import type { ComponentType } from 'react'
import type { PageContext } from 'vike/types'
import type { PageHead } from '../shared/head.ts'
import type { Routed } from '../shared/page-context.d.ts'

export type ScreenKind = Routed['kind']

export interface ScreenModule {
  /** Loads the page's data. Throws vike's abort. */
  load: (pageContext: PageContext, routed: Routed) => Promise<{ head: PageHead }>
  /** Reads what `load` gave through `useData`. */
  Screen: ComponentType
}

const LOADERS: Record<ScreenKind, () => Promise<ScreenModule>> = {
  category: () => import('./screens/category-screen.tsx'),
  product: () => import('./screens/product-screen.tsx'),
  content: () => import('./screens/content-screen.tsx'),
}

const loaded = new Map<ScreenKind, ScreenModule>()

/** Loads a screen's code once. */
export async function loadScreen(kind: ScreenKind): Promise<ScreenModule> {
  const known = loaded.get(kind) ?? (await LOADERS[kind]())
  loaded.set(kind, known)
  return known
}

/** A screen that is loaded. */
export function screenOf(kind: ScreenKind): ScreenModule {
  const known = loaded.get(kind)
  if (!known) throw new Error(`screen ${kind} is not loaded`)
  return known
}

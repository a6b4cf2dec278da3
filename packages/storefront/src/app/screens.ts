// The screens behind the catch-all address: each is a chunk of its own, so that a category does not ship the product page.
// What loads their data is apart (screen-loads.ts): a page that is there needs it no more.
import type { ComponentType } from 'react'
import type { PageContext } from 'vike/types'
import type { PageHead } from '../platform/head/head.ts'
import type { Routed } from '../platform/page-context.d.ts'

export type ScreenKind = Routed['kind']

/** What loads a screen's data. */
export interface LoadModule {
  /** Throws vike's abort. */
  load: (pageContext: PageContext, routed: Routed) => Promise<{ head: PageHead }>
}

interface ScreenModule {
  /** Reads what was loaded through `useData`. */
  Screen: ComponentType
}

const LOADERS: Record<ScreenKind, () => Promise<ScreenModule>> = {
  category: () => import('./screens/category-screen.tsx'),
  product: () => import('./screens/product-screen.tsx'),
  content: () => import('./screens/content-screen.tsx'),
}

const loaded = new Map<ScreenKind, ScreenModule>()

/** Loads a screen's code once. */
export async function loadScreen(kind: ScreenKind): Promise<void> {
  loaded.set(kind, loaded.get(kind) ?? (await LOADERS[kind]()))
}

/** A screen that is loaded. */
export function screenOf(kind: ScreenKind): ScreenModule {
  const known = loaded.get(kind)
  if (!known) throw new Error(`screen ${kind} is not loaded`)
  return known
}

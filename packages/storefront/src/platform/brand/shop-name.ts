// What the shop is called: by its brand, else by the store's configuration.
import type { StoreConfigFragment } from '@loftwood/graphql-types'
import type { PageContext } from 'vike/types'
import { brand } from './current-brand.ts'

type Names = Pick<StoreConfigFragment, 'store_group_name' | 'store_name'>

/** The name of the store, which has views with names such as "English". */
export function nameOf(config: Names | null | undefined): string {
  return brand().name ?? config?.store_group_name ?? config?.store_name ?? ''
}

/** In titles. The browser reads what the server has written into the document's head. */
export function shopNameOf({ storeConfig }: Pick<PageContext, 'storeConfig'>): string {
  if (import.meta.env.SSR) return nameOf(storeConfig)
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')
  return brand().name ?? meta?.content ?? ''
}

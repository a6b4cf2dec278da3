// The mark in the home page's head that proves to the ad service whose shop this is, from the store's settings.
import { PinterestOptionsDocument } from '@loftwood/graphql-types'
import type { PageContext } from 'vike/types'
import { clientOf } from '../platform/data/graphql-client.ts'

/**
 * The content of the mark, whether the setting holds it alone or the whole `<meta>` element.
 * @returns undefined for anything else
 */
export function verificationOf(setting: string | null | undefined): string | undefined {
  const content = /\bcontent\s*=\s*["']?([^"'>\s]+)/i.exec(setting ?? '')?.[1] ?? setting?.trim()
  return content !== undefined && /^[\w-]{1,100}$/.test(content) ? content : undefined
}

/** Only the server queries it, for crawlers. A store without the setting has none. */
export async function loadVerification(pageContext: PageContext): Promise<string | undefined> {
  if (!import.meta.env.SSR) return undefined
  const { data } = await clientOf(pageContext).query(PinterestOptionsDocument, {})
  return verificationOf(data?.pinterestOptions?.meta_tag)
}

// The addresses of the feeds.
import type { StoreView } from '../../src/platform/i18n/store-views.ts'

export type FeedName = 'google' | 'acp'

/** In the order in which they are named. */
export const FEEDS: readonly FeedName[] = ['google', 'acp']

const FILES: Readonly<Record<FeedName, readonly [start: string, ending: string]>> = {
  google: ['google', '.xml'],
  acp: ['acp/products', '.jsonl'],
}

/** As with the site map, the view's prefix comes second. @param number of the file, from 1 */
export function feedPath(name: FeedName, { prefix }: Pick<StoreView, 'prefix'>, number = 1): string {
  const [start, ending] = FILES[name]
  return `/feeds${prefix}/${start}${number > 1 ? `-${number}` : ''}${ending}`
}

/** Of all its files, as Express takes it. */
export const feedRoute = (name: FeedName): string => `/feeds{/:view}/${FILES[name].join('{-:number}')}`

// Types of the modules that the plugins in build/ make, and of one that has none.
declare module 'virtual:texts' {
  import type { Messages } from '@lingui/core'
  interface Loaders {
    first: () => Promise<{ messages: Messages; brand: import('./platform/brand/brand.ts').Brand }>
    list: () => Promise<{ messages: Messages }>
    product: () => Promise<{ messages: Messages }>
    /** What no first load needs. */
    later: () => Promise<{ messages: Messages }>
  }
  /** By brand and language. */
  export const texts: Record<string, Record<string, Loaders | undefined> | undefined>
  /** By brand: how each language offers itself, as far as it has texts for that. */
  export const offers: Record<
    string,
    () => Promise<{ offers: Record<string, import('./platform/language-offer.ts').OfferTexts | undefined> }>
  >
}
declare module 'virtual:brand-styles.css'
declare module 'virtual:personal-pages'
declare module 'virtual:possible-types' {
  export const possibleTypes: Record<string, string[]>
}
declare module '@google/model-viewer/dist/model-viewer.min.js'

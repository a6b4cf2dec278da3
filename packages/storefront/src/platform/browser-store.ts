// The Jotai store of the browser: one for the life of the tab, so that code outside components (navigation hooks)
// can set flags too. On the server all pages share one, of which they read the initial values.
import { createStore } from 'jotai'

/** Undefined on the server. */
export const browserStore = import.meta.env.SSR ? undefined : createStore()

/** What one page would set, the visitors of others would see. */
const unchangeable = () =>
  Object.assign(createStore(), {
    set: () => {
      throw new Error('atoms are set in the browser')
    },
  })

/** What components read. */
export const pageStore = import.meta.env.SSR ? unchangeable() : browserStore

// The Jotai store of the browser: one for the life of the tab, so that code outside components (navigation hooks)
// can set flags too. On the server each request has its own.
import { createStore } from 'jotai'

/** Undefined on the server. */
export const browserStore = import.meta.env.SSR ? undefined : createStore()

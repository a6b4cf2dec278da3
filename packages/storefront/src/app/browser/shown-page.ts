// The page that is shown, for reports.
import type { Routed } from '../../platform/routed.ts'

export interface ShownPage {
  /** Without the store view's prefix. */
  path: string
  /** The screen of an address that the back end knows. */
  screen?: Routed['kind'] | undefined
}

let page: ShownPage = { path: '/' }

export const noteShownPage = (shown: ShownPage): void => void (page = shown)

export const shownPage = (): ShownPage => page

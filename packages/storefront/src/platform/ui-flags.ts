// Open overlays: one Jotai atom per flag of docs/product.md, Layout, nothing else. The account's dropdown, of which each
// bar of the header has one, has local state (ui/menu).
import { atom, type PrimitiveAtom } from 'jotai'

export const UI_FLAGS = [
  'healthNotice',
  'shipping',
  'coverage',
  'mobileMenu',
  'cartSidebar',
  'wishlistSidebar',
  'login',
  'newsletter',
  'myHome',
  'filterSidebar',
  'desktopFilters',
  'search',
] as const

export type UiFlag = (typeof UI_FLAGS)[number]

const INITIALLY_OPEN: ReadonlySet<UiFlag> = new Set(['desktopFilters'])

/** One writable boolean per flag, e.g. `uiFlags.cartSidebar`. */
export const uiFlags = makeFlags()

function makeFlags(): Record<UiFlag, PrimitiveAtom<boolean>> {
  const flags: Partial<Record<UiFlag, PrimitiveAtom<boolean>>> = {}
  for (const flag of UI_FLAGS) flags[flag] = atom(INITIALLY_OPEN.has(flag))
  return flags as Record<UiFlag, PrimitiveAtom<boolean>>
}

/** Flags that a navigation closes: every one but the desktop filters, which stay as the shopper left them. */
const CLOSED_BY_NAVIGATION = UI_FLAGS.filter((flag) => flag !== 'desktopFilters')

/** Closes every overlay. */
export const closeAllAtom = atom(null, (_get, set) => {
  for (const flag of CLOSED_BY_NAVIGATION) set(uiFlags[flag], false)
})

// The first link of a page: jumps over header and menu, visible only while focused.

/** Link to the page's main content (`href` like `#main`). */
export function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="fixed start-3 top-3 z-50 -translate-y-24 rounded-md bg-secondary px-4 py-3 text-sm font-semibold text-on-secondary focus:translate-y-0"
    >
      {children}
    </a>
  )
}

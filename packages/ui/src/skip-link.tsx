// The first link of a page: jumps over header and menu, visible only while focused.

/** Link to the page's main content (`href` like `#main`). */
export function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="not-focus:sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 rounded-md bg-secondary px-4 py-3 text-sm font-semibold text-on-secondary"
    >
      {children}
    </a>
  )
}

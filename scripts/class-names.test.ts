// Content of others (a merchant's texts, scripts of third parties) has classes such as `icon` and `badge`: ours are not among them.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** How the classes of each package begin. `.ui-prose` is the scope of content: rules below it are about content's own classes. */
const PREFIXES = { 'packages/ui/src/*.css': 'ui-', 'packages/storefront/src/app/*.css': 'shop-' }
/** Classes of others that the shop styles on purpose. */
const OF_OTHERS: ReadonlySet<string> = new Set(['grecaptcha-badge'])

const uncommented = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '')
/** Of utilities, and the first of each selector outside the scope of content. */
function classesIn(css: string): string[] {
  const utilities = [...css.matchAll(/@utility ([\w-]+)/g)]
  const selectors = [...css.matchAll(/(?:^|[;{}])\s*([^;{}@]*?)\s*\{/g)].flatMap(([, list = '']) =>
    list.split(/,\s*(?![^(]*\))/),
  )
  const first = selectors
    .filter((selector) => !/^(?:&|\.ui-prose)/.test(selector))
    .flatMap((selector) => [...(/\.([a-z][\w-]*)/.exec(selector)?.slice(1) ?? [])])
  return [...utilities.flatMap(([, name]) => name ?? []), ...first]
}

for (const [pattern, prefix] of Object.entries(PREFIXES)) {
  test(`the classes of ${pattern} begin with ${prefix}`, () => {
    const css = globSync(pattern, { cwd: `${import.meta.dirname}/..` })
      .map((file) => uncommented(readFileSync(`${import.meta.dirname}/../${file}`, 'utf8')))
      .join('\n')
    const names = classesIn(css).filter((name) => !OF_OTHERS.has(name))
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !name.startsWith(prefix))).toEqual([])
  })
}

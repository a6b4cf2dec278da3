/** Compiles our own modules that a server loads to JavaScript: Node strips no types below node_modules, and less is loaded. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { ROOT } from '../root.mjs'

export const PACKAGES = join(ROOT, 'packages')

/** Our own modules; everything else comes from node_modules. */
const isOwn = (/** @type {string} */ id) => /^[./]|^@loftwood\//.test(id)

/**
 * Every module stays a file at its own path, since modules find data beside them by `import.meta.url`.
 * @param {readonly string[]} entries patterns from packages/
 * @param {string} folder
 * @returns {Promise<string[]>} the modules that were written, absolute
 */
export async function compile(entries, folder) {
  const build = await rolldown({
    input: globSync([...entries], { cwd: PACKAGES }).map((path) => join(PACKAGES, path)),
    platform: 'node',
    external: (id) => !isOwn(id),
    // Generated documents mark tagged templates as pure, which only the browser's bundler reads.
    checks: { invalidAnnotation: false },
  })
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: PACKAGES,
    entryFileNames: '[name].js',
    sourcemap: true,
  })
  await build.close()
  return output.filter(({ type }) => type === 'chunk').map(({ fileName }) => join(folder, fileName))
}

/** A lint rule counts when it catches: each source below breaks one rule, and the linter runs once over all of them. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ROOT } from './lib/root.mjs'

const imports = 'eslint(no-restricted-imports)'

/** Rule, file, source. */
const CANARIES: readonly [string, string, string][] = [
  ['typescript(no-floating-promises)', 'floating.ts', 'Promise.resolve(1)\nexport const a = 1\n'],
  ['typescript(no-misused-promises)', 'misused.ts', 'if (Promise.resolve(true)) throw new Error()\n'],
  ['typescript(only-throw-error)', 'thrown.ts', "throw 'text'\n"],
  [
    'typescript(switch-exhaustiveness-check)',
    'exhaustive.ts',
    "declare const a: 'x' | 'y'\nswitch (a) {\n  case 'x':\n    break\n}\nexport {}\n",
  ],
  ['typescript(TS2322)', 'mistyped.ts', 'export const a: string = 1\n'],
  ['typescript(TS2322)', 'mistyped.tsx', 'export const a: string = 1\n'],
  ['typescript(TS2322)', 'mistyped.mjs', '/** @type {string} */\nexport const a = 1\n'],
  ['typescript(TS6133)', 'unread.ts', 'const a = 1\nexport {}\n'],
  ['typescript(no-explicit-any)', 'any.ts', 'export const a: any = 1\n'],
  ['typescript(ban-ts-comment)', 'ignored.ts', '// @ts-ignore\nexport const a: number = 1\n'],
  ['typescript(consistent-type-imports)', 'typed.ts', "import { A } from './types.ts'\nexport let a: A\n"],
  ['typescript(consistent-type-imports)', 'query.ts', "export let a: import('./types.ts').A\n"],
  ['import(no-cycle)', 'cycle-a.ts', "import { b } from './cycle-b.ts'\nexport const a = () => b\n"],
  ['import(no-cycle)', 'cycle-b.ts', "import { a } from './cycle-a.ts'\nexport const b = () => a\n"],
  ['import(no-cycle)', 'type-a.ts', "import type { B } from './type-b.ts'\nexport type A = B[]\n"],
  ['import(no-cycle)', 'type-b.ts', "import type { A } from './type-a.ts'\nexport type B = { a: A }\n"],
  ['import(no-default-export)', 'default.ts', 'export default 1\n'],
  ['oxc(no-barrel-file)', 'barrel.ts', "export * from './types.ts'\n"],
  ['eslint(no-console)', 'printing.ts', "console.log('a')\n"],
  ['node(no-process-env)', 'environment.ts', 'export const a = process.env.A\n'],
  ['eslint(max-params)', 'params.ts', 'export const a = (b = 1, c = 1, d = 1, e = 1) => b + c + d + e\n'],
  ['eslint(max-lines)', 'long.ts', 'export {}\n'.repeat(301)],
  ['eslint(max-lines-per-function)', 'function.ts', `export function a() {\n${'  a()\n'.repeat(61)}}\n`],
  ['unicorn(filename-case)', 'camelCase.ts', 'export const a = 1\n'],
  [
    'react-hooks(rules-of-hooks)',
    'hook.tsx',
    "import { useState } from 'react'\nexport function Box(props: { on: boolean }) {\n  if (props.on) useState(1)\n  return null\n}\n",
  ],
  ['jsx-a11y(alt-text)', 'picture.tsx', 'export const Picture = () => <img src="/a.png" />\n'],
  [
    'eslint(no-restricted-globals)',
    'packages/commerce/src/order/f.ts',
    "export const a = () => fetch('/')\n",
  ],
  // A folder imports one after it: value, type, dynamic, re-export, from a folder below, pages, another package.
  [
    imports,
    'packages/storefront/src/platform/a.ts',
    "import { s } from '../store/s.ts'\nexport const a = s\n",
  ],
  [imports, 'packages/storefront/src/cart/a.ts', "export type { O } from '../order/o.ts'\n"],
  [imports, 'packages/storefront/src/cart/b.ts', "export const a = () => import('../app/layout.tsx')\n"],
  [imports, 'packages/storefront/src/cart/c/d.ts', "export { p } from '../../../pages/index/p.ts'\n"],
  [imports, 'packages/commerce/src/mail/a.ts', "import type { O } from '../order/o.ts'\nexport type A = O\n"],
  [imports, 'packages/commerce/src/app.ts', "export { m } from '../../middleware/src/m.ts'\n"],
  [imports, 'packages/ui/src/a.test.ts', "export { m } from '../../middleware/src/m.ts'\n"],
  [imports, 'tests/specs/a.ts', "export type { C } from '../../packages/commerce/src/c.ts'\n"],
  [imports, 'packages/client/src/a.ts', "export { x } from '@loftwood/middleware/contract'\n"],
]

/** What the rules allow. */
const ALLOWED: readonly [string, string][] = [
  ['packages/storefront/src/order/a.ts', "export type { C } from '../cart/c.ts'\n"],
  ['packages/storefront/src/cart/a.test.ts', "export { o } from '../order/o.ts'\n"],
  ['packages/client/src/b.ts', "export type { X } from '@loftwood/middleware/contract'\n"],
  ['tests/harness/a.ts', "export { a } from '../../scripts/lib/a.mjs'\n"],
]

const SUPPORT: readonly [string, string][] = [
  ['types.ts', 'export type A = string\n'],
  [
    'tsconfig.json',
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: { jsx: 'react-jsx', types: [], allowJs: true, checkJs: true },
    }),
  ],
]

const folder = mkdtempSync(join(tmpdir(), 'loftwood-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

function lint(): { code: string; filename: string }[] {
  copyFileSync(join(ROOT, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'))
  const files = [...CANARIES.map(([, path, source]) => [path, source] as const), ...ALLOWED, ...SUPPORT]
  for (const [path, source] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  const bin = join(ROOT, 'node_modules/.bin/oxlint')
  const run = spawnSync(bin, ['--format', 'json'], { cwd: folder, encoding: 'utf8' })
  return (JSON.parse(run.stdout) as { diagnostics: { code: string; filename: string }[] }).diagnostics
}

it('every rule catches what it is for, and only that', () => {
  const found = lint()
  const isCaught = (rule: string, path: string) =>
    found.some(({ code, filename }) => code === rule && filename === path)
  expect(
    CANARIES.filter(([rule, path]) => !isCaught(rule, path)).map(([rule, path]) => `${rule} ${path}`),
  ).toEqual([])
  expect(ALLOWED.filter(([path]) => isCaught(imports, path))).toEqual([])
}, 60_000)

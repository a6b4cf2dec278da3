/**
 * `pnpm lint:canaries`: proves that the house's lint rules are alive. Each row breaks one rule; the linter
 * runs once over all of them with the repository's own configuration.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from './lib/root.mjs'

/** @type {readonly { rule: string, path: string, source: string }[]} */
const CANARIES = [
  {
    rule: 'typescript(no-floating-promises)',
    path: 'floating.ts',
    source: 'Promise.resolve(1)\nexport const a = 1\n',
  },
  {
    rule: 'typescript(no-misused-promises)',
    path: 'misused.ts',
    source: 'if (Promise.resolve(true)) throw new Error()\n',
  },
  { rule: 'typescript(only-throw-error)', path: 'thrown.ts', source: "throw 'text'\n" },
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    path: 'exhaustive.ts',
    source: "declare const a: 'x' | 'y'\nswitch (a) {\n  case 'x':\n    break\n}\nexport {}\n",
  },
  { rule: 'typescript(no-explicit-any)', path: 'any.ts', source: 'export const a: any = 1\n' },
  {
    rule: 'typescript(ban-ts-comment)',
    path: 'ignored.ts',
    source: '// @ts-ignore\nexport const a: number = 1\n',
  },
  {
    rule: 'typescript(consistent-type-imports)',
    path: 'typed.ts',
    source: "import { A } from './types.ts'\nexport let a: A\n",
  },
  {
    rule: 'import(no-cycle)',
    path: 'cycle-a.ts',
    source: "import { b } from './cycle-b.ts'\nexport const a = () => b\n",
  },
  {
    rule: 'import(no-cycle)',
    path: 'cycle-b.ts',
    source: "import { a } from './cycle-a.ts'\nexport const b = () => a\n",
  },
  { rule: 'import(no-default-export)', path: 'default.ts', source: 'export default 1\n' },
  { rule: 'oxc(no-barrel-file)', path: 'barrel.ts', source: "export * from './types.ts'\n" },
  { rule: 'eslint(no-console)', path: 'printing.ts', source: "console.log('a')\n" },
  { rule: 'node(no-process-env)', path: 'environment.ts', source: 'export const a = process.env.A\n' },
  {
    rule: 'eslint(max-params)',
    path: 'params.ts',
    source: 'export const a = (b = 1, c = 1, d = 1, e = 1) => b + c + d + e\n',
  },
  { rule: 'eslint(max-lines)', path: 'long.ts', source: `${'export {}\n'.repeat(301)}` },
  {
    rule: 'eslint(max-lines-per-function)',
    path: 'function.ts',
    source: `export function a() {\n${'  a()\n'.repeat(61)}}\n`,
  },
  { rule: 'unicorn(filename-case)', path: 'camelCase.ts', source: 'export const a = 1\n' },
  {
    rule: 'react-hooks(rules-of-hooks)',
    path: 'hook.tsx',
    source:
      "import { useState } from 'react'\nexport function Box(props: { on: boolean }) {\n  if (props.on) useState(1)\n  return null\n}\n",
  },
  {
    rule: 'jsx-a11y(alt-text)',
    path: 'picture.tsx',
    source: 'export const Picture = () => <img src="/a.png" />\n',
  },
]

const SUPPORT = {
  'types.ts': 'export type A = string\n',
  'tsconfig.json': JSON.stringify({
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: { jsx: 'react-jsx', types: [] },
  }),
}

const folder = mkdtempSync(join(tmpdir(), 'lint-canaries-'))
try {
  const files = [...CANARIES.map(({ path, source }) => [path, source]), ...Object.entries(SUPPORT)]
  for (const [path = '', source = ''] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  const bin = join(ROOT, 'node_modules/.bin/oxlint')
  const run = spawnSync(bin, ['--config', join(ROOT, '.oxlintrc.json'), '--format', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  /** @type {{ diagnostics: { code: string, filename: string }[] }} */
  const { diagnostics } = JSON.parse(run.stdout)
  const silent = CANARIES.filter(
    ({ rule, path }) => !diagnostics.some(({ code, filename }) => code === rule && filename.endsWith(path)),
  )
  for (const { rule, path } of silent) console.error(`${rule} did not catch ${path}`)
  console.log(`${CANARIES.length} lint canaries, ${silent.length} not caught`)
  process.exitCode = silent.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

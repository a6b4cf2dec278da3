/** What counts as used: the entry points no import leads to. */
import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/boundaries/main.mjs'],
      project: ['scripts/**/*.{mjs,ts}'],
      // Put on PATH for the scripts; the type-aware half of oxlint.
      ignoreDependencies: ['node', 'oxlint-tsgolint'],
    },
    'packages/commerce': { entry: ['src/main.ts', 'scripts/*.ts'] },
    'packages/middleware': { entry: ['src/main.ts'] },
    'packages/storefront': {
      entry: ['server/main.ts', 'pages/**/+*.{ts,tsx}'],
      project: ['{src,pages,server}/**/*.{ts,tsx,css}'],
    },
    'packages/graphql-types': { ignore: ['src/generated/**'] },
    'packages/furniture': { entry: ['render/*.ts'] },
    tests: { entry: ['bench/main.ts', 'look/main.ts', '{smoke,specs}/**/*.spec.ts'], project: ['**/*.ts'] },
  },
}

export default config

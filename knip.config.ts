/** What counts as used: the entry points no import leads to. */
import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs'],
      project: ['scripts/**/*.{mjs,ts}'],
    },
    'packages/commerce': { entry: ['src/main.ts', 'scripts/*.ts'] },
    'packages/middleware': { entry: ['src/main.ts'] },
    'packages/storefront': {
      entry: ['server/main.ts', 'pages/**/+*.{ts,tsx}'],
      project: ['{src,pages,server}/**/*.{ts,tsx,css}'],
    },
    'packages/graphql-types': { entry: ['facts/make-facts.mjs'] },
    'packages/furniture': { entry: ['render/*.ts'] },
    tests: { entry: ['bench/main.ts', 'look/main.ts', '{smoke,specs}/**/*.spec.ts'], project: ['**/*.ts'] },
  },
}

export default config

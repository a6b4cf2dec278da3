/** What counts as used: the entry points no import leads to. */
import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs'],
      project: ['scripts/**/*.{mjs,ts}'],
      // Looked up in tests/, whose dependency it is; imported by the names of API versions.
      ignoreDependencies: ['@playwright/test', 'kubernetes-models'],
      // Of Debian, for the base image.
      ignoreBinaries: ['apt-get'],
    },
    // What tests start; `pnpm test` installs it.
    'packages/http-cache': { ignoreBinaries: ['redis-server'] },
    'packages/middleware': { entry: ['scripts/*.ts', 'src/start.mjs'] },
    // Of Debian's util-linux.
    'packages/commerce': { ignoreBinaries: ['prlimit'] },
    'packages/client': { entry: ['scripts/*.ts'] },
    'packages/storefront': {
      // Started by its address, and put in a library's place.
      entry: ['server/models/model-worker.ts', 'src/platform/data/urql-syntax.ts'],
      project: ['{src,pages,server,build}/**/*.{ts,tsx,css}'],
    },
    // Imported by style sheets, which knip reads where Tailwind is installed only.
    'packages/ui': {
      ignoreDependencies: ['@fontsource-variable/figtree', '@fontsource/bricolage-grotesque'],
    },
    'workshop/pictures': { entry: ['render/*.ts'] },
    tests: {
      // `pnpm test:deploy` and `pnpm test:images` install them.
      ignoreBinaries: ['nginx', 'varnishd', 'buildah', 'systemd-analyze', 'promtool', 'prometheus'],
      entry: [
        '{smoke,specs,deploy,images,magento,scaled}/**/*.spec.ts',
        '{deploy,images,magento,scaled}.config.ts',
        '{deploy,images,magento,scaled}/global-setup.ts',
        'bench/{middleware/{bare,stub},peers/stub,storefront/plain}.ts',
        'bench/middleware/peer.cjs',
        'bench/peers/starter.mjs',
      ],
      project: ['**/*.ts'],
    },
  },
}

export default config

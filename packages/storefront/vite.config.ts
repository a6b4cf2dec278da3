// How vite builds the storefront: vike's pages, Tailwind, and the modules made from messages, schema and operations.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import vike from 'vike/plugin'
import { assertionsPlugin } from './build/assertions-plugin.ts'
import { compressedFilesPlugin } from './build/compressed-files-plugin.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { modelViewerPlugin } from './build/model-viewer-plugin.ts'
import { moduleSizesPlugin } from './build/module-sizes-plugin.ts'
import { oldAssetsPlugin } from './build/old-assets-plugin.ts'
import { operationNamesPlugin } from './build/operation-names-plugin.ts'
import { personalPagesPlugin } from './build/personal-pages-plugin.ts'
import { possibleTypesPlugin } from './build/possible-types-plugin.ts'
import { serviceWorkerPlugin } from './build/service-worker-plugin.ts'
import { sourceMapsPlugin } from './build/source-maps-plugin.ts'

/**
 * The files that public pages start with; each takes along what its modules import, unless one above has it. A file costs the
 * browser a millisecond or two, and small files compress badly.
 */
const FILES: readonly (readonly [name: string, modules: RegExp])[] = [
  ['react', /node_modules\/(?:react|react-dom|scheduler)\//],
  [
    'router',
    /vike:global-entry|runtime-client-routing\/entry|graphql-types\/src\/named|shared-server-client\/abort\.|platform\/mail-key/,
  ],
  // Before what would take it along.
  ['later-operations', /virtual:later-operation-names/],
  [
    'shell',
    /pages\/\+|src\/app\/page-tree|product-tile|finder-link|stock-words|rich-text|useData|integration\/Loading|ui\/src\/(?:breadcrumbs|bunk-drawing|disclosure|skeleton)|icons\/(?:arrow-right|check|chevron-\w+)\./,
  ],
  // What the first page of a visit does not run.
  ['navigation', /src\/app\/guards|store\/menu-query/],
  ['home', /src\/home\/home-page/],
  ['product', /src\/product\/product-page/],
  ['category', /src\/catalog\/category-page/],
]

export default defineConfig({
  plugins: [
    vike(),
    react(),
    tailwindcss(),
    assertionsPlugin(),
    messagesPlugin(),
    operationNamesPlugin(),
    personalPagesPlugin(),
    possibleTypesPlugin(),
    modelViewerPlugin(),
    moduleSizesPlugin(),
    serviceWorkerPlugin(),
    sourceMapsPlugin(),
    oldAssetsPlugin(),
    compressedFilesPlugin(),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
  },
  // The server loads the icons that are drawn, not all 1,700.
  ssr: { noExternal: ['lucide'] },
  environments: {
    client: {
      build: {
        // No comment in a file names its map.
        sourcemap: 'hidden',
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: FILES.map(([name, test], index) => ({ name, test, priority: FILES.length - index })),
            },
          },
        },
      },
    },
  },
})

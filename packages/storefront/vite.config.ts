// How vite builds the storefront: vike's pages, Tailwind, and the two modules made from messages and schema.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import vike from 'vike/plugin'
import { compressedFilesPlugin } from './build/compressed-files-plugin.ts'
import { documentsPlugin } from './build/documents-plugin.ts'
import { firstChunks } from './build/first-chunks.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { moduleSizesPlugin } from './build/module-sizes-plugin.ts'
import { oldAssetsPlugin } from './build/old-assets-plugin.ts'
import { possibleTypesPlugin } from './build/possible-types-plugin.ts'
import { serviceWorkerPlugin } from './build/service-worker-plugin.ts'

export default defineConfig({
  plugins: [
    vike(),
    react(),
    tailwindcss(),
    documentsPlugin(),
    messagesPlugin(),
    possibleTypesPlugin(),
    moduleSizesPlugin(),
    serviceWorkerPlugin(),
    oldAssetsPlugin(),
    compressedFilesPlugin(),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      // The first page's own files are in its head; the lists of every page's would be in each first load.
      resolveDependencies: (_file, files, { hostId }) => (hostId.includes('pages_client') ? [] : files),
    },
  },
  environments: {
    client: {
      build: {
        // Files name each other through the document's import map: a change renames no file but its own.
        chunkImportMap: true,
        rolldownOptions: { output: { codeSplitting: { groups: firstChunks() } } },
      },
    },
  },
})

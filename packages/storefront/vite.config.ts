// How vite builds the storefront: vike's pages, Tailwind, and the two modules made from messages and schema.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import vike from 'vike/plugin'
import { messagesPlugin } from './build/messages-plugin.ts'
import { possibleTypesPlugin } from './build/possible-types-plugin.ts'

export default defineConfig({
  plugins: [vike(), react(), tailwindcss(), messagesPlugin(), possibleTypesPlugin()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
})

// Unit tests run with the modules that the plugins make.
import { defineConfig } from 'vitest/config'
import { documentsPlugin } from './build/documents-plugin.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { possibleTypesPlugin } from './build/possible-types-plugin.ts'

export default defineConfig({
  plugins: [documentsPlugin(), messagesPlugin(), possibleTypesPlugin()],
  test: { name: 'storefront', include: ['{src,server,build,pages}/**/*.test.{ts,tsx}'] },
})

// Addresses of the two font files every page needs, for <link rel="preload" as="font">. Vite resolves `?url`.
import displayLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/** URLs of the latin woff2 files, in the order in which they are worth preloading. */
export const fontFiles: readonly string[] = [textLatin, displayLatin]

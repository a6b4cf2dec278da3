// The client without the exchange stays small, and alone.
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

test('at most 2.5 kB brotli, without any dependency', async () => {
  const entry = new URL('index.ts', import.meta.url).pathname
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
  })
  const size = brotliCompressSync(outputFiles[0]!.contents).length
  expect(size).toBeLessThanOrEqual(2_500)
  expect(Object.keys(metafile.inputs).filter((file) => file.includes('node_modules'))).toEqual([])
})

// A real build into a temporary folder.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { build } from 'vite'
import { sourceMapsPlugin } from './source-maps-plugin.ts'

it('leaves maps beside what is served, and nothing there names them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'loftwood-maps-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.ts"></script>')
  writeFileSync(join(root, 'main.ts'), `interface Bed { name: string }\n\nthrow new Error('no bed')\n`)
  const maps = join(root, 'dist/maps')
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [sourceMapsPlugin({ maps, root: `${root}/` })],
    build: { outDir: 'dist/client', sourcemap: 'hidden' },
  })
  const [script = '', ...others] = readdirSync(join(root, 'dist/client/assets'))
  expect(others).toEqual([])
  const text = readFileSync(join(root, 'dist/client/assets', script), 'utf8')
  expect(text).not.toContain('sourceMappingURL')
  const map = JSON.parse(readFileSync(join(maps, `${script}.map`), 'utf8')) as SourceMapPayload
  expect(map).not.toHaveProperty('sourcesContent')
  const column = text.indexOf('throw') + 1
  expect(new SourceMap(map).findOrigin(1, column)).toMatchObject({ fileName: 'main.ts', lineNumber: 3 })
})

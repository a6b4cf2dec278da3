// Builds the package as it is published: plain JavaScript and self-contained types, in dist/ (or the folder given).
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '..')
const dist = resolve(process.argv[2] ?? join(root, 'dist'))
const entries = ['index.ts', 'urql.ts'].map((file) => join(root, 'src', file))

rmSync(dist, { recursive: true, force: true })
mkdirSync(dist, { recursive: true })

await build({
  entryPoints: entries,
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  external: ['@urql/core'],
  chunkNames: 'chunk-[hash]',
})

const emit = [
  '--declaration',
  '--emitDeclarationOnly',
  '--noEmit',
  'false',
  '--outDir',
  dist,
  '--rootDir',
  join(root, 'src'),
]
execFileSync('tsc', ['-p', join(root, 'tsconfig.build.json'), ...emit], { cwd: root, stdio: 'inherit' })
for (const file of readdirSync(dist).filter((name) => name.endsWith('.d.ts'))) {
  const text = readFileSync(join(dist, file), 'utf8')
  const own = text
    .replace(/'@loftwood\/middleware\/contract'/g, "'./contract.js'")
    .replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'")
  writeFileSync(join(dist, file), own)
}

const contract = execFileSync('node', [resolve(root, '../middleware/scripts/contract-types.ts')], {
  encoding: 'utf8',
})
writeFileSync(join(dist, 'contract.d.ts'), contract)
